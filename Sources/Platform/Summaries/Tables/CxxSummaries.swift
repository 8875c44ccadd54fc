/// The C++ library, Boost, Qt and others. `SummaryTable` explains the notation. The names are plain ones, as C++ code writes them without their
/// namespace. What a value keeps that is copied is kept with it.
let cxxSummaries = #"""
  # Containers
  -! push_back emplace_back push_front emplace_front = adds 0
  - push = adds 0
  -! emplace insert_or_assign try_emplace emplace_hint = adds 1
  - insert = adds 0 1
  - assign = adds 0 1
  -! insert_after = adds 1
  -! pop_back pop_front = removes
  - erase clear pop remove remove_if resize = removes
  -! erase_if = ends 0
  -! front back = returns element
  - at top find lower_bound = returns element
  - begin end cbegin cend rbegin rend = returns elements
  - swap = keeps element:0 call

  # Pointers and wrappers
  shared_ptr/unique_ptr/function/any/optional reset = ends receiver
  shared_ptr/unique_ptr/optional/reference_wrapper/weak_ptr get lock value value_or operator* operator-> = returns element
  -! shared_from_this = returns receiver
  -! weak_from_this = result weak object:receiver
  -! move forward static_pointer_cast dynamic_pointer_cast const_pointer_cast reinterpret_pointer_cast exchange as_const addressof = returns 0
  -! ref cref reference_wrapper = result unsafe object:0
  -! bind bind_front bind_back mem_fn make_pair make_tuple = result copies argument:0 argument:1 argument:2 argument:3
  -! tie forward_as_tuple = result unsafe argument:0 argument:1
  weak_ptr weak_ptr = result weak object:0

  # Threads and tasks
  thread/jthread thread jthread = @thread copies function:0 argument:1 argument:2 argument:3 completes
  -! async = result+@thread copies function:0 function:1 argument:2 argument:3 completes
  packaged_task packaged_task = result copies function:0
  promise set_value = keeps value:0
  -! call_once = runs 1
  -! atexit at_quick_exit set_terminate set_unexpected signal sigaction = @process copies handler:0 handler:1 forever

  # Algorithms
  -! for_each for_each_n transform sort stable_sort partial_sort nth_element find_if find_if_not count_if any_of all_of none_of copy_if accumulate
    generate generate_n
    partition stable_partition replace_if remove_copy_if min_element max_element unique adjacent_find equal_range visit invoke apply inclusive_scan
    exclusive_scan
    upper_bound = runs closure elements

  # Signals and slots
  signal/signals2 connect connect_extended = receiver+result copies slot:0 forever ends disconnect()
  -! scoped_connection = result keeps connection:0
  -! disconnect disconnect_all_slots disconnect_all = ends receiver
  QObject connect = 0 copies functor:closure forever ends disconnect()
  QObject! setParent = 0 keeps child:receiver ends setParent(nullptr)
  QObject! deleteLater = ends receiver
  QTimer! singleShot = @event-loop copies functor:closure fires
  QMetaObject! invokeMethod = @event-loop copies functor:closure fires
  QLayout! addWidget addLayout addItem = keeps widget:0 ends deleteLater()
  -! g_signal_connect g_signal_connect_swapped g_signal_connect_data = 0 unsafe userData:3 forever ends g_signal_handler_disconnect()
  -! g_timeout_add g_idle_add = @event-loop unsafe userData:2 forever ends g_source_remove()

  # Asynchronous work
  -! async_wait async_accept async_resolve async_connect async_handshake async_shutdown = @io-context copies handler:closure fires ends cancel() close()
  -! async_read async_write async_read_some async_write_some async_read_until async_receive async_send async_receive_from async_send_to
    = @io-context copies handler:closure fires ends cancel() close()
  -! post dispatch defer co_spawn = @io-context copies handler:closure fires
  -! BindOnce BindRepeating = result copies argument:0 argument:1 argument:2 argument:3
  -! Unretained = result unsafe object:0
  -! PostTask PostDelayedTask PostTaskAndReply = @task-runner copies task:1 task:2 fires
  -! uv_timer_start uv_async_init uv_idle_start = 0 unsafe callback:1
  -! pthread_create = @thread unsafe argument:3 completes
  """#
