/// The stand-in for the C++ standard library: the types that own, hold or call, with the most common members, so that results keep their types. Nothing is defined, and
/// any arguments are accepted.
///
/// If the C library's headers can be found, its functions come from there. Otherwise they are declared `extern "C"`, so that they are the same as those in the
/// Objective-C prelude.
let standardLibrary = #"""
  #if !defined(ARBORIST_STUB_SDK) && __has_include(<string.h>) && __has_include(<stdlib.h>)
  #define __ARBORIST_C_LIBRARY
  #include <assert.h>
  #include <errno.h>
  #include <math.h>
  #include <stdio.h>
  #include <stdlib.h>
  #include <string.h>
  #include <time.h>
  #elif !defined(assert)
  #define assert(...) ((void)(__VA_ARGS__))
  #endif
  #if __cplusplus >= 201402L
  #define __ARBORIST_ANY_RESULT decltype(auto)
  #else
  #define __ARBORIST_ANY_RESULT int
  #endif
  // A body, for clang rejects a function that is called with a lambda's type and defined nowhere.
  #define __ARBORIST_BODY { __builtin_unreachable(); }
  namespace std {
  using ::size_t; using ::ptrdiff_t; using ::max_align_t;
  using ::int8_t; using ::int16_t; using ::int32_t; using ::int64_t;
  using ::uint8_t; using ::uint16_t; using ::uint32_t; using ::uint64_t;
  using ::intptr_t; using ::uintptr_t; using ::intmax_t; using ::uintmax_t;
  typedef decltype(nullptr) nullptr_t;
  enum class byte : unsigned char {};
  #ifdef __ARBORIST_C_LIBRARY
  using ::memcpy; using ::memmove; using ::memset; using ::memcmp; using ::memchr; using ::strlen; using ::strcmp; using ::strncmp;
  using ::strcpy; using ::strerror; using ::malloc; using ::calloc; using ::realloc; using ::free; using ::abort; using ::exit;
  using ::atoi; using ::strtol; using ::strtoul; using ::strtod; using ::getenv; using ::rand; using ::srand; using ::system; using ::qsort;
  using ::FILE; using ::printf; using ::fprintf; using ::snprintf; using ::vsnprintf; using ::sscanf; using ::fopen; using ::fclose; using ::fread;
  using ::fwrite; using ::fflush; using ::fputs; using ::fputc; using ::fseek; using ::ftell; using ::remove; using ::rename; using ::puts;
  using ::time_t; using ::tm; using ::time; using ::clock; using ::localtime; using ::strftime;
  #else
  extern "C" {
  void *memcpy(void *, const void *, size_t);
  void *memmove(void *, const void *, size_t);
  void *memset(void *, int, size_t);
  int memcmp(const void *, const void *, size_t);
  size_t strlen(const char *);
  int strcmp(const char *, const char *);
  int strncmp(const char *, const char *, size_t);
  void *malloc(size_t);
  void *calloc(size_t, size_t);
  void *realloc(void *, size_t);
  void free(void *);
  int atoi(const char *);
  char *getenv(const char *);
  int printf(const char *, ...);
  int snprintf(char *, size_t, const char *, ...);
  int rand(void);
  void srand(unsigned int);
  void abort(void) __attribute__((noreturn));
  void exit(int) __attribute__((noreturn));
  }
  #endif
  using ::va_list;
  [[noreturn]] void terminate() noexcept;

  template <class T, T v> struct integral_constant { static constexpr T value = v; typedef T value_type; typedef integral_constant type; constexpr operator T() const { return v; } constexpr T operator()() const { return v; } };
  typedef integral_constant<bool, true> true_type;
  typedef integral_constant<bool, false> false_type;
  template <bool b> using bool_constant = integral_constant<bool, b>;
  template <bool, class T = void> struct enable_if {};
  template <class T> struct enable_if<true, T> { typedef T type; };
  template <bool b, class T = void> using enable_if_t = typename enable_if<b, T>::type;
  template <bool, class T, class F> struct conditional { typedef T type; };
  template <class T, class F> struct conditional<false, T, F> { typedef F type; };
  template <bool b, class T, class F> using conditional_t = typename conditional<b, T, F>::type;
  template <class...> using void_t = void;
  template <class T> struct remove_reference { typedef T type; };
  template <class T> struct remove_reference<T &> { typedef T type; };
  template <class T> struct remove_reference<T &&> { typedef T type; };
  template <class T> using remove_reference_t = typename remove_reference<T>::type;
  template <class T> struct remove_const { typedef T type; };
  template <class T> struct remove_const<const T> { typedef T type; };
  template <class T> using remove_const_t = typename remove_const<T>::type;
  template <class T> struct remove_cv { typedef T type; };
  template <class T> struct remove_cv<const T> { typedef T type; };
  template <class T> struct remove_cv<volatile T> { typedef T type; };
  template <class T> struct remove_cv<const volatile T> { typedef T type; };
  template <class T> using remove_cv_t = typename remove_cv<T>::type;
  template <class T> struct remove_pointer { typedef T type; };
  template <class T> struct remove_pointer<T *> { typedef T type; };
  template <class T> using remove_pointer_t = typename remove_pointer<T>::type;
  template <class T> struct remove_cvref { typedef remove_cv_t<remove_reference_t<T>> type; };
  template <class T> using remove_cvref_t = typename remove_cvref<T>::type;
  template <class T> struct decay { typedef remove_cv_t<remove_reference_t<T>> type; };
  template <class T> using decay_t = typename decay<T>::type;
  template <class T> struct add_pointer { typedef remove_reference_t<T> *type; };
  template <class T> struct add_const { typedef const T type; };
  template <class T> struct type_identity { typedef T type; };
  template <class T> struct make_unsigned { typedef unsigned long type; };
  template <class T> struct make_signed { typedef long type; };
  template <class T> struct underlying_type { typedef __underlying_type(T) type; };
  template <class T> using underlying_type_t = typename underlying_type<T>::type;
  template <class F, class... A> struct invoke_result { typedef decltype((*(F *)nullptr)((*(A *)nullptr)...)) type; };
  template <class F, class... A> using invoke_result_t = typename invoke_result<F, A...>::type;
  template <class... T> struct common_type;
  template <class T, class... U> struct common_type<T, U...> { typedef T type; };
  template <class... T> using common_type_t = typename common_type<T...>::type;
  template <class A, class B> struct is_same : false_type {};
  template <class A> struct is_same<A, A> : true_type {};
  template <class A, class B> struct is_base_of : bool_constant<__is_base_of(A, B)> {};
  template <class A, class B> struct is_convertible : bool_constant<__is_convertible_to(A, B)> {};
  template <class T> struct is_class : bool_constant<__is_class(T)> {};
  template <class T> struct is_enum : bool_constant<__is_enum(T)> {};
  template <class T> struct is_pod : bool_constant<__is_pod(T)> {};
  template <class T> struct is_polymorphic : bool_constant<__is_polymorphic(T)> {};
  template <class T> struct is_abstract : bool_constant<__is_abstract(T)> {};
  template <class T> struct is_final : bool_constant<__is_final(T)> {};
  template <class T> struct is_trivially_copyable : bool_constant<__is_trivially_copyable(T)> {};
  template <class T> struct is_trivial : bool_constant<__is_trivial(T)> {};
  template <class T> struct is_standard_layout : bool_constant<__is_standard_layout(T)> {};
  template <class T, class... A> struct is_constructible : bool_constant<__is_constructible(T, A...)> {};
  template <class T> struct is_default_constructible : bool_constant<__is_constructible(T)> {};
  template <class T> struct is_copy_constructible : bool_constant<__is_constructible(T, const T &)> {};
  template <class T> struct is_move_constructible : bool_constant<__is_constructible(T, T &&)> {};
  template <class T> struct is_nothrow_move_constructible : true_type {};
  template <class T> struct is_nothrow_move_assignable : true_type {};
  template <class T> struct is_nothrow_copy_constructible : true_type {};
  template <class T> struct is_trivially_destructible : true_type {};
  template <class T, class U> struct is_assignable : bool_constant<__is_assignable(T, U)> {};
  template <class F, class... A> struct is_invocable : true_type {};
  template <class T> struct is_void : is_same<remove_cv_t<T>, void> {};
  template <class T> struct is_pointer : false_type {};
  template <class T> struct is_pointer<T *> : true_type {};
  template <class T> struct is_reference : false_type {};
  template <class T> struct is_reference<T &> : true_type {};
  template <class T> struct is_reference<T &&> : true_type {};
  template <class T> struct is_lvalue_reference : false_type {};
  template <class T> struct is_lvalue_reference<T &> : true_type {};
  template <class T> struct is_const : false_type {};
  template <class T> struct is_const<const T> : true_type {};
  template <class T> struct is_array : false_type {};
  template <class T> struct is_array<T[]> : true_type {};
  template <class T, size_t n> struct is_array<T[n]> : true_type {};
  template <class T> struct is_floating_point : bool_constant<is_same<T, float>::value || is_same<T, double>::value || is_same<T, long double>::value> {};
  template <class T> struct is_integral : bool_constant<(__is_arithmetic(T) && !is_floating_point<T>::value)> {};
  template <class T> struct is_arithmetic : bool_constant<__is_arithmetic(T)> {};
  template <class T> struct is_signed : bool_constant<__is_signed(T)> {};
  template <class T> struct is_unsigned : bool_constant<__is_unsigned(T)> {};
  template <class T> struct is_function : bool_constant<__is_function(T)> {};
  template <class T> struct has_virtual_destructor : bool_constant<__has_virtual_destructor(T)> {};
  template <class T> struct alignment_of : integral_constant<size_t, alignof(T)> {};
  template <size_t size, size_t align = 8> struct aligned_storage { struct type { alignas(align) unsigned char data[size]; }; };
  #if __cplusplus >= 201703L
  template <class A, class B> inline constexpr bool is_same_v = is_same<A, B>::value;
  template <class A, class B> inline constexpr bool is_base_of_v = is_base_of<A, B>::value;
  template <class A, class B> inline constexpr bool is_convertible_v = is_convertible<A, B>::value;
  template <class T> inline constexpr bool is_integral_v = is_integral<T>::value;
  template <class T> inline constexpr bool is_floating_point_v = is_floating_point<T>::value;
  template <class T> inline constexpr bool is_arithmetic_v = is_arithmetic<T>::value;
  template <class T> inline constexpr bool is_enum_v = is_enum<T>::value;
  template <class T> inline constexpr bool is_class_v = is_class<T>::value;
  template <class T> inline constexpr bool is_pointer_v = is_pointer<T>::value;
  template <class T> inline constexpr bool is_void_v = is_void<T>::value;
  template <class T> inline constexpr bool is_reference_v = is_reference<T>::value;
  template <class T> inline constexpr bool is_trivially_copyable_v = is_trivially_copyable<T>::value;
  template <class T> inline constexpr bool is_standard_layout_v = is_standard_layout<T>::value;
  template <class T> inline constexpr bool is_trivially_destructible_v = true;
  template <class T> inline constexpr bool is_signed_v = is_signed<T>::value;
  template <class T> inline constexpr bool is_unsigned_v = is_unsigned<T>::value;
  template <class T, class... A> inline constexpr bool is_constructible_v = is_constructible<T, A...>::value;
  template <class F, class... A> inline constexpr bool is_invocable_v = true;
  #endif

  template <class T> constexpr remove_reference_t<T> &&move(T &&value) noexcept { return static_cast<remove_reference_t<T> &&>(value); }
  template <class T> constexpr T &&forward(remove_reference_t<T> &value) noexcept { return static_cast<T &&>(value); }
  template <class T> constexpr T &&forward(remove_reference_t<T> &&value) noexcept { return static_cast<T &&>(value); }
  template <class T> T &&declval() noexcept __ARBORIST_BODY
  template <class T> void swap(T &, T &) __ARBORIST_BODY
  template <class T, class U = T> T exchange(T &, U &&) __ARBORIST_BODY
  template <class T> const T &as_const(T &) __ARBORIST_BODY
  template <class T> T *addressof(T &) noexcept __ARBORIST_BODY
  template <class T> T *launder(T *) __ARBORIST_BODY
  struct in_place_t {};
  struct piecewise_construct_t {};
  constexpr piecewise_construct_t piecewise_construct{};
  struct nothrow_t {};
  extern const nothrow_t nothrow;
  enum class align_val_t : size_t {};

  template <class T> class initializer_list {
    const T *first; size_t count;
  public:
    typedef T value_type; typedef const T *iterator; typedef const T *const_iterator;
    constexpr initializer_list() noexcept : first(nullptr), count(0) {}
    constexpr const T *begin() const noexcept { return first; }
    constexpr const T *end() const noexcept { return first + count; }
    constexpr size_t size() const noexcept { return count; }
  };
  template <class T> struct allocator { typedef T value_type; T *allocate(size_t); void deallocate(T *, size_t); };
  template <class A> struct allocator_traits { typedef typename A::value_type value_type; };
  template <class T> struct default_delete { void operator()(T *) const; };
  template <class T> struct hash { size_t operator()(const T &) const noexcept; };
  template <class T = void> struct less { template <class A, class B> bool operator()(const A &, const B &) const __ARBORIST_BODY };
  template <class T = void> struct greater { template <class A, class B> bool operator()(const A &, const B &) const __ARBORIST_BODY };
  template <class T = void> struct equal_to { template <class A, class B> bool operator()(const A &, const B &) const __ARBORIST_BODY };
  template <class T = void> struct plus { template <class A, class B> A operator()(const A &, const B &) const __ARBORIST_BODY };

  template <class A, class B> struct pair {
    typedef A first_type; typedef B second_type;
    A first; B second;
    pair(); pair(const A &, const B &); template <class U, class V> pair(U &&, V &&) __ARBORIST_BODY template <class U, class V> pair(const pair<U, V> &) __ARBORIST_BODY
    template <class U, class V> pair(piecewise_construct_t, U &&, V &&) __ARBORIST_BODY
    bool operator==(const pair &) const; bool operator!=(const pair &) const; bool operator<(const pair &) const;
    void swap(pair &);
  };
  template <class A, class B> pair<decay_t<A>, decay_t<B>> make_pair(A &&, B &&) __ARBORIST_BODY
  template <class... T> class tuple {
  public:
    tuple(); template <class U, class... V> tuple(U &&, V &&...) __ARBORIST_BODY
    template <class... U> tuple &operator=(tuple<U...> &&) __ARBORIST_BODY template <class U, class V> tuple &operator=(pair<U, V> &&) __ARBORIST_BODY
    bool operator==(const tuple &) const; bool operator!=(const tuple &) const; bool operator<(const tuple &) const;
  };
  template <class... T> tuple<decay_t<T>...> make_tuple(T &&...) __ARBORIST_BODY
  template <class... T> tuple<T &...> tie(T &...) noexcept __ARBORIST_BODY
  template <class... T> tuple<T &&...> forward_as_tuple(T &&...) noexcept __ARBORIST_BODY
  template <size_t i, class T> struct tuple_element;
  template <class T, class... U> struct tuple_element<0, tuple<T, U...>> { typedef T type; };
  template <size_t i, class T, class... U> struct tuple_element<i, tuple<T, U...>> : tuple_element<i - 1, tuple<U...>> {};
  template <class A, class B> struct tuple_element<0, pair<A, B>> { typedef A type; };
  template <class A, class B> struct tuple_element<1, pair<A, B>> { typedef B type; };
  template <size_t i, class T> using tuple_element_t = typename tuple_element<i, T>::type;
  template <class T> struct tuple_size;
  template <class... T> struct tuple_size<tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
  template <class A, class B> struct tuple_size<pair<A, B>> : integral_constant<size_t, 2> {};
  template <size_t i, class... T> tuple_element_t<i, tuple<T...>> &get(tuple<T...> &) __ARBORIST_BODY
  template <size_t i, class... T> const tuple_element_t<i, tuple<T...>> &get(const tuple<T...> &) __ARBORIST_BODY
  template <size_t i, class A, class B> tuple_element_t<i, pair<A, B>> &get(pair<A, B> &) __ARBORIST_BODY
  template <size_t i, class A, class B> const tuple_element_t<i, pair<A, B>> &get(const pair<A, B> &) __ARBORIST_BODY
  template <class T, T...> struct integer_sequence {};
  template <size_t... i> using index_sequence = integer_sequence<size_t, i...>;
  template <size_t n> using make_index_sequence = __make_integer_seq<integer_sequence, size_t, n>;
  template <class... T> using index_sequence_for = make_index_sequence<sizeof...(T)>;

  template <class T, class D = default_delete<T>> class unique_ptr {
  public:
    typedef T element_type; typedef T *pointer; typedef D deleter_type;
    constexpr unique_ptr() noexcept; constexpr unique_ptr(nullptr_t) noexcept; explicit unique_ptr(T *) noexcept;
    template <class E> unique_ptr(T *, E &&) __ARBORIST_BODY unique_ptr(unique_ptr &&) noexcept;
    template <class U, class E> unique_ptr(unique_ptr<U, E> &&) noexcept __ARBORIST_BODY
    unique_ptr(const unique_ptr &) = delete; ~unique_ptr();
    unique_ptr &operator=(unique_ptr &&) noexcept; unique_ptr &operator=(nullptr_t) noexcept;
    template <class U, class E> unique_ptr &operator=(unique_ptr<U, E> &&) noexcept __ARBORIST_BODY
    T *get() const noexcept; T *release() noexcept; void reset(T * = nullptr) noexcept; void swap(unique_ptr &) noexcept;
    D &get_deleter() noexcept; T &operator*() const; T *operator->() const noexcept; explicit operator bool() const noexcept;
  };
  template <class T, class D> class unique_ptr<T[], D> {
  public:
    typedef T element_type; typedef T *pointer;
    constexpr unique_ptr() noexcept; constexpr unique_ptr(nullptr_t) noexcept; explicit unique_ptr(T *) noexcept; unique_ptr(unique_ptr &&) noexcept; ~unique_ptr();
    unique_ptr &operator=(unique_ptr &&) noexcept; unique_ptr &operator=(nullptr_t) noexcept;
    T *get() const noexcept; T *release() noexcept; void reset(T * = nullptr) noexcept; T &operator[](size_t) const; explicit operator bool() const noexcept;
  };
  template <class T> class weak_ptr;
  template <class T> class shared_ptr {
  public:
    typedef remove_reference_t<T> element_type;
    constexpr shared_ptr() noexcept; constexpr shared_ptr(nullptr_t) noexcept; template <class U> explicit shared_ptr(U *) __ARBORIST_BODY template <class U, class D> shared_ptr(U *, D) __ARBORIST_BODY
    shared_ptr(const shared_ptr &) noexcept; shared_ptr(shared_ptr &&) noexcept; template <class U> shared_ptr(const shared_ptr<U> &) noexcept __ARBORIST_BODY
    template <class U> shared_ptr(const shared_ptr<U> &, T *) noexcept __ARBORIST_BODY template <class U> explicit shared_ptr(const weak_ptr<U> &) __ARBORIST_BODY template <class U, class E> shared_ptr(unique_ptr<U, E> &&) __ARBORIST_BODY ~shared_ptr();
    shared_ptr &operator=(const shared_ptr &) noexcept; shared_ptr &operator=(shared_ptr &&) noexcept; template <class U> shared_ptr &operator=(const shared_ptr<U> &) noexcept __ARBORIST_BODY template <class U, class E> shared_ptr &operator=(unique_ptr<U, E> &&) __ARBORIST_BODY
    element_type *get() const noexcept; void reset() noexcept; template <class U> void reset(U *) __ARBORIST_BODY template <class U, class D> void reset(U *, D) __ARBORIST_BODY void swap(shared_ptr &) noexcept;
    T &operator*() const noexcept; T *operator->() const noexcept; explicit operator bool() const noexcept; long use_count() const noexcept; bool unique() const noexcept;
  };
  template <class T> class weak_ptr {
  public:
    constexpr weak_ptr() noexcept; weak_ptr(const weak_ptr &) noexcept; template <class U> weak_ptr(const weak_ptr<U> &) noexcept __ARBORIST_BODY template <class U> weak_ptr(const shared_ptr<U> &) noexcept __ARBORIST_BODY ~weak_ptr();
    weak_ptr &operator=(const weak_ptr &) noexcept; template <class U> weak_ptr &operator=(const shared_ptr<U> &) noexcept __ARBORIST_BODY
    shared_ptr<T> lock() const noexcept; bool expired() const noexcept; void reset() noexcept; long use_count() const noexcept;
  };
  template <class T> class enable_shared_from_this {
  public:
    shared_ptr<T> shared_from_this(); shared_ptr<const T> shared_from_this() const; weak_ptr<T> weak_from_this() noexcept;
  };
  template <class T> struct __unique_result { typedef unique_ptr<T> type; };
  template <class T> struct __unique_result<T[]> { typedef unique_ptr<T[]> type; };
  template <class T, class... A> typename __unique_result<T>::type make_unique(A &&...) __ARBORIST_BODY
  template <class T, class... A> shared_ptr<T> make_shared(A &&...) __ARBORIST_BODY
  template <class T, class L, class... A> shared_ptr<T> allocate_shared(const L &, A &&...) __ARBORIST_BODY
  template <class T, class U> shared_ptr<T> static_pointer_cast(const shared_ptr<U> &) noexcept __ARBORIST_BODY
  template <class T, class U> shared_ptr<T> dynamic_pointer_cast(const shared_ptr<U> &) noexcept __ARBORIST_BODY
  template <class T, class U> shared_ptr<T> const_pointer_cast(const shared_ptr<U> &) noexcept __ARBORIST_BODY
  template <class T, class D> bool operator==(const unique_ptr<T, D> &, nullptr_t) noexcept __ARBORIST_BODY
  template <class T, class D> bool operator!=(const unique_ptr<T, D> &, nullptr_t) noexcept __ARBORIST_BODY
  template <class T, class D> bool operator==(const unique_ptr<T, D> &, const unique_ptr<T, D> &) __ARBORIST_BODY
  template <class T> bool operator==(const shared_ptr<T> &, nullptr_t) noexcept __ARBORIST_BODY
  template <class T> bool operator!=(const shared_ptr<T> &, nullptr_t) noexcept __ARBORIST_BODY
  template <class T, class U> bool operator==(const shared_ptr<T> &, const shared_ptr<U> &) noexcept __ARBORIST_BODY
  template <class T, class U> bool operator!=(const shared_ptr<T> &, const shared_ptr<U> &) noexcept __ARBORIST_BODY
  template <class T, class U> bool operator<(const shared_ptr<T> &, const shared_ptr<U> &) noexcept __ARBORIST_BODY

  struct input_iterator_tag {}; struct output_iterator_tag {}; struct forward_iterator_tag : input_iterator_tag {};
  struct bidirectional_iterator_tag : forward_iterator_tag {}; struct random_access_iterator_tag : bidirectional_iterator_tag {};
  template <class T> struct __iterator {
    typedef remove_const_t<T> value_type; typedef T &reference; typedef T *pointer; typedef ptrdiff_t difference_type; typedef random_access_iterator_tag iterator_category;
    __iterator(); template <class U> __iterator(const __iterator<U> &) __ARBORIST_BODY
    T &operator*() const; T *operator->() const; T &operator[](ptrdiff_t) const;
    __iterator &operator++(); __iterator operator++(int); __iterator &operator--(); __iterator operator--(int);
    __iterator operator+(ptrdiff_t) const; __iterator operator-(ptrdiff_t) const; __iterator &operator+=(ptrdiff_t); __iterator &operator-=(ptrdiff_t);
    __iterator base() const;
  };
  template <class T, class U> ptrdiff_t operator-(const __iterator<T> &, const __iterator<U> &) __ARBORIST_BODY
  template <class T, class U> bool operator==(const __iterator<T> &, const __iterator<U> &) __ARBORIST_BODY
  #if __cplusplus < 202002L
  template <class T, class U> bool operator!=(const __iterator<T> &, const __iterator<U> &) __ARBORIST_BODY
  #endif
  template <class T, class U> bool operator<(const __iterator<T> &, const __iterator<U> &) __ARBORIST_BODY
  template <class I> struct iterator_traits { typedef typename I::value_type value_type; typedef typename I::reference reference; typedef ptrdiff_t difference_type; typedef typename I::iterator_category iterator_category; };
  template <class T> struct iterator_traits<T *> { typedef T value_type; typedef T &reference; typedef ptrdiff_t difference_type; typedef random_access_iterator_tag iterator_category; };
  template <class C> auto begin(C &c) -> decltype(c.begin()); template <class C> auto end(C &c) -> decltype(c.end());
  template <class T, size_t n> T *begin(T (&)[n]) __ARBORIST_BODY template <class T, size_t n> T *end(T (&)[n]) __ARBORIST_BODY
  template <class C> auto cbegin(const C &c) -> decltype(c.begin()); template <class C> auto cend(const C &c) -> decltype(c.end());
  template <class C> auto size(const C &c) -> decltype(c.size());
  template <class I> I next(I, ptrdiff_t = 1) __ARBORIST_BODY template <class I> I prev(I, ptrdiff_t = 1) __ARBORIST_BODY template <class I, class N> void advance(I &, N) __ARBORIST_BODY template <class I> ptrdiff_t distance(I, I) __ARBORIST_BODY
  template <class C> struct back_insert_iterator { typedef output_iterator_tag iterator_category; back_insert_iterator &operator*(); back_insert_iterator &operator++(); template <class T> back_insert_iterator &operator=(T &&) __ARBORIST_BODY };
  template <class C> back_insert_iterator<C> back_inserter(C &) __ARBORIST_BODY template <class C, class I> back_insert_iterator<C> inserter(C &, I) __ARBORIST_BODY
  template <class I> I make_move_iterator(I) __ARBORIST_BODY template <class I> I make_reverse_iterator(I) __ARBORIST_BODY

  #define __ARBORIST_RANGE(T) \
    typedef T value_type; typedef T &reference; typedef const T &const_reference; typedef T *pointer; typedef size_t size_type; typedef ptrdiff_t difference_type; \
    typedef __iterator<T> iterator; typedef __iterator<const T> const_iterator; typedef iterator reverse_iterator; typedef const_iterator const_reverse_iterator; \
    iterator begin() noexcept; iterator end() noexcept; const_iterator begin() const noexcept; const_iterator end() const noexcept; const_iterator cbegin() const noexcept; const_iterator cend() const noexcept; \
    iterator rbegin() noexcept; iterator rend() noexcept; const_iterator rbegin() const noexcept; const_iterator rend() const noexcept; \
    size_t size() const noexcept; size_t max_size() const noexcept; bool empty() const noexcept;
  #define __ARBORIST_SEQUENCE(name) \
    template <class T, class A = allocator<T>> class name { public: __ARBORIST_RANGE(T) \
    name(); explicit name(size_t); name(size_t, const T &); name(initializer_list<T>); template <class I, class = decltype(*declval<I &>())> name(I, I) __ARBORIST_BODY name(const name &); name(name &&) noexcept; ~name(); \
    name &operator=(const name &); name &operator=(name &&) noexcept; name &operator=(initializer_list<T>); \
    T &front(); const T &front() const; T &back(); const T &back() const; T &operator[](size_t); const T &operator[](size_t) const; T &at(size_t); const T &at(size_t) const; \
    void push_back(const T &); void push_back(T &&); void push_front(const T &); void push_front(T &&); void pop_back(); void pop_front(); \
    template <class... X> T &emplace_back(X &&...) __ARBORIST_BODY template <class... X> T &emplace_front(X &&...) __ARBORIST_BODY template <class... X> iterator emplace(const_iterator, X &&...) __ARBORIST_BODY \
    iterator insert(const_iterator, const T &); iterator insert(const_iterator, T &&); iterator insert(const_iterator, initializer_list<T>); template <class I> iterator insert(const_iterator, I, I) __ARBORIST_BODY \
    iterator erase(const_iterator); iterator erase(const_iterator, const_iterator); void clear() noexcept; void resize(size_t); void resize(size_t, const T &); void reserve(size_t); size_t capacity() const noexcept; void shrink_to_fit(); \
    template <class... X> void assign(X &&...) __ARBORIST_BODY void assign(initializer_list<T>); T *data() noexcept; const T *data() const noexcept; void swap(name &) noexcept; \
    template <class... X> void splice(X &&...) __ARBORIST_BODY template <class... X> void sort(X...) __ARBORIST_BODY void remove(const T &); template <class F> void remove_if(F) __ARBORIST_BODY void unique(); void reverse(); \
    bool operator==(const name &) const; bool operator<(const name &) const; };
  __ARBORIST_SEQUENCE(vector)
  __ARBORIST_SEQUENCE(deque)
  __ARBORIST_SEQUENCE(list)
  __ARBORIST_SEQUENCE(forward_list)
  template <class T, size_t n> class array { public: __ARBORIST_RANGE(T) T __elements[n ? n : 1]; T &operator[](size_t); constexpr const T &operator[](size_t) const; T &at(size_t); const T &at(size_t) const; T &front(); T &back(); T *data() noexcept; const T *data() const noexcept; void fill(const T &); bool operator==(const array &) const; };
  template <class T, size_t n = size_t(-1)> class span { public: __ARBORIST_RANGE(T) span(); template <class... X> span(X &&...) __ARBORIST_BODY T &operator[](size_t) const; T *data() const; span subspan(size_t, size_t = 0) const; };
  #define __ARBORIST_ORDERED , class L = less<K>, class A = allocator<K>
  #define __ARBORIST_HASHED , class H = hash<K>, class E = equal_to<K>, class A = allocator<K>
  #define __ARBORIST_KEYED(name, V) \
    name(); template <class I> name(I, I) __ARBORIST_BODY name(initializer_list<V>); name(const name &); name(name &&) noexcept; ~name(); name &operator=(const name &); name &operator=(name &&) noexcept; name &operator=(initializer_list<V>); \
    template <class X> explicit name(const X &) __ARBORIST_BODY pair<iterator, bool> insert(const V &); pair<iterator, bool> insert(V &&); template <class P> pair<iterator, bool> insert(P &&) __ARBORIST_BODY void insert(initializer_list<V>); iterator insert(const_iterator, const V &); template <class I> void insert(I, I) __ARBORIST_BODY \
    template <class... X> pair<iterator, bool> emplace(X &&...) __ARBORIST_BODY template <class... X> iterator emplace_hint(const_iterator, X &&...) __ARBORIST_BODY \
    size_t erase(const K &); iterator erase(const_iterator); iterator erase(const_iterator, const_iterator); void clear() noexcept; void swap(name &); void reserve(size_t); void rehash(size_t); \
    template <class Q> iterator find(const Q &) __ARBORIST_BODY template <class Q> const_iterator find(const Q &) const __ARBORIST_BODY template <class Q> size_t count(const Q &) const __ARBORIST_BODY template <class Q> bool contains(const Q &) const __ARBORIST_BODY \
    iterator find(const K &); const_iterator find(const K &) const; size_t count(const K &) const; bool contains(const K &) const; \
    iterator lower_bound(const K &); const_iterator lower_bound(const K &) const; iterator upper_bound(const K &); const_iterator upper_bound(const K &) const; pair<iterator, iterator> equal_range(const K &); pair<const_iterator, const_iterator> equal_range(const K &) const; \
    bool operator==(const name &) const;
  #define __ARBORIST_SET(name, rest) template <class K rest> class name { public: typedef K key_type; __ARBORIST_RANGE(const K) __ARBORIST_KEYED(name, K) };
  #define __ARBORIST_MAP(name, rest) template <class K, class V rest> class name { typedef pair<const K, V> Entry; public: typedef K key_type; typedef V mapped_type; __ARBORIST_RANGE(Entry) __ARBORIST_KEYED(name, Entry) \
    V &operator[](const K &); V &operator[](K &&); V &at(const K &); const V &at(const K &) const; template <class... X> pair<iterator, bool> try_emplace(const K &, X &&...) __ARBORIST_BODY template <class X> pair<iterator, bool> insert_or_assign(const K &, X &&) __ARBORIST_BODY };
  __ARBORIST_SET(set, __ARBORIST_ORDERED)
  __ARBORIST_SET(multiset, __ARBORIST_ORDERED)
  __ARBORIST_SET(unordered_set, __ARBORIST_HASHED)
  __ARBORIST_SET(unordered_multiset, __ARBORIST_HASHED)
  __ARBORIST_MAP(map, __ARBORIST_ORDERED)
  __ARBORIST_MAP(multimap, __ARBORIST_ORDERED)
  __ARBORIST_MAP(unordered_map, __ARBORIST_HASHED)
  __ARBORIST_MAP(unordered_multimap, __ARBORIST_HASHED)
  #undef __ARBORIST_RANGE
  #undef __ARBORIST_SEQUENCE
  #undef __ARBORIST_ORDERED
  #undef __ARBORIST_HASHED
  #undef __ARBORIST_KEYED
  #undef __ARBORIST_SET
  #undef __ARBORIST_MAP
  template <class T, class C = deque<T>> class queue { public: queue(); void push(const T &); void push(T &&); template <class... X> void emplace(X &&...) __ARBORIST_BODY void pop(); T &front(); const T &front() const; T &back(); bool empty() const; size_t size() const; void swap(queue &); };
  template <class T, class C = deque<T>> class stack { public: stack(); void push(const T &); void push(T &&); template <class... X> void emplace(X &&...) __ARBORIST_BODY void pop(); T &top(); const T &top() const; bool empty() const; size_t size() const; void swap(stack &); };
  template <class T, class C = vector<T>, class L = less<T>> class priority_queue { public: priority_queue(); template <class X> explicit priority_queue(X) __ARBORIST_BODY void push(const T &); void push(T &&); template <class... X> void emplace(X &&...) __ARBORIST_BODY void pop(); const T &top() const; bool empty() const; size_t size() const; };
  template <size_t n> class bitset { public: bitset(unsigned long long = 0); bool operator[](size_t) const; bool test(size_t) const; bitset &set(); bitset &set(size_t, bool = true); bitset &reset(); bitset &reset(size_t); bool any() const; bool none() const; bool all() const; size_t count() const; };

  template <class C> struct char_traits { typedef C char_type; };
  template <class C, class T = char_traits<C>> class basic_string_view;
  template <class C, class T = char_traits<C>, class A = allocator<C>> class basic_string {
  public:
    typedef C value_type; typedef __iterator<C> iterator; typedef __iterator<const C> const_iterator; typedef size_t size_type;
    static const size_t npos = -1;
    basic_string(); basic_string(const C *); basic_string(const C *, size_t); basic_string(size_t, C); basic_string(const basic_string &); basic_string(basic_string &&) noexcept; basic_string(const basic_string &, size_t, size_t = npos); basic_string(initializer_list<C>); explicit basic_string(basic_string_view<C, T>); template <class I, class = decltype(*declval<I &>())> basic_string(I, I) __ARBORIST_BODY ~basic_string();
    basic_string &operator=(const basic_string &); basic_string &operator=(basic_string &&) noexcept; basic_string &operator=(const C *); basic_string &operator=(C);
    operator basic_string_view<C, T>() const noexcept;
    const C *c_str() const noexcept; const C *data() const noexcept; C *data() noexcept; size_t size() const noexcept; size_t length() const noexcept; size_t capacity() const noexcept; bool empty() const noexcept; void clear() noexcept; void reserve(size_t = 0); void resize(size_t); void resize(size_t, C); void shrink_to_fit();
    void push_back(C); void pop_back(); C &operator[](size_t); const C &operator[](size_t) const; C &at(size_t); const C &at(size_t) const; C &front(); const C &front() const; C &back(); const C &back() const;
    iterator begin(); iterator end(); const_iterator begin() const; const_iterator end() const; const_iterator cbegin() const; const_iterator cend() const; iterator rbegin(); iterator rend();
    template <class... X> basic_string &append(X &&...) __ARBORIST_BODY template <class... X> basic_string &assign(X &&...) __ARBORIST_BODY template <class... X> basic_string &insert(X &&...) __ARBORIST_BODY template <class... X> basic_string &erase(X &&...) __ARBORIST_BODY template <class... X> basic_string &replace(X &&...) __ARBORIST_BODY
    template <class... X> size_t find(X &&...) const __ARBORIST_BODY template <class... X> size_t rfind(X &&...) const __ARBORIST_BODY template <class... X> size_t find_first_of(X &&...) const __ARBORIST_BODY template <class... X> size_t find_last_of(X &&...) const __ARBORIST_BODY template <class... X> size_t find_first_not_of(X &&...) const __ARBORIST_BODY template <class... X> size_t find_last_not_of(X &&...) const __ARBORIST_BODY
    template <class X> bool starts_with(const X &) const __ARBORIST_BODY template <class X> bool ends_with(const X &) const __ARBORIST_BODY template <class... X> int compare(X &&...) const __ARBORIST_BODY basic_string substr(size_t = 0, size_t = npos) const; void swap(basic_string &) noexcept;
    basic_string &operator+=(const basic_string &); basic_string &operator+=(const C *); basic_string &operator+=(C); basic_string &operator+=(basic_string_view<C, T>);
  };
  template <class C, class T> class basic_string_view {
  public:
    typedef C value_type; typedef const C *iterator; typedef const C *const_iterator; static const size_t npos = -1;
    constexpr basic_string_view() noexcept; constexpr basic_string_view(const C *); constexpr basic_string_view(const C *, size_t);
    const C *data() const noexcept; size_t size() const noexcept; size_t length() const noexcept; bool empty() const noexcept; const C &operator[](size_t) const; const C &front() const; const C &back() const; const C *begin() const noexcept; const C *end() const noexcept;
    basic_string_view substr(size_t = 0, size_t = npos) const; void remove_prefix(size_t); void remove_suffix(size_t); template <class... X> size_t find(X &&...) const __ARBORIST_BODY template <class... X> size_t rfind(X &&...) const __ARBORIST_BODY template <class X> bool starts_with(const X &) const __ARBORIST_BODY template <class... X> int compare(X &&...) const __ARBORIST_BODY
  };
  template <class C> basic_string<C> operator+(const basic_string<C> &, const basic_string<C> &) __ARBORIST_BODY
  template <class C> basic_string<C> operator+(const basic_string<C> &, const C *) __ARBORIST_BODY
  template <class C> basic_string<C> operator+(const basic_string<C> &, C) __ARBORIST_BODY
  template <class C> basic_string<C> operator+(const C *, const basic_string<C> &) __ARBORIST_BODY
  template <class C> basic_string<C> operator+(C, const basic_string<C> &) __ARBORIST_BODY
  template <class C> bool operator==(const basic_string<C> &, const basic_string<C> &) __ARBORIST_BODY
  template <class C> bool operator==(const basic_string<C> &, const C *) __ARBORIST_BODY
  template <class C> bool operator==(basic_string_view<C>, basic_string_view<C>) __ARBORIST_BODY
  template <class C> bool operator==(basic_string_view<C>, const C *) __ARBORIST_BODY
  #if __cplusplus < 202002L
  template <class C> bool operator==(const C *, const basic_string<C> &) __ARBORIST_BODY
  template <class C> bool operator!=(const basic_string<C> &, const basic_string<C> &) __ARBORIST_BODY
  template <class C> bool operator!=(const basic_string<C> &, const C *) __ARBORIST_BODY
  template <class C> bool operator!=(basic_string_view<C>, basic_string_view<C>) __ARBORIST_BODY
  #endif
  template <class C> bool operator<(const basic_string<C> &, const basic_string<C> &) __ARBORIST_BODY
  template <class C> bool operator>(const basic_string<C> &, const basic_string<C> &) __ARBORIST_BODY
  typedef basic_string<char> string; typedef basic_string<wchar_t> wstring; typedef basic_string<char16_t> u16string; typedef basic_string<char32_t> u32string;
  typedef basic_string_view<char> string_view; typedef basic_string_view<wchar_t> wstring_view;
  template <class T> string to_string(T) __ARBORIST_BODY int stoi(const string &, size_t * = nullptr, int = 10); long stol(const string &, size_t * = nullptr, int = 10); unsigned long stoul(const string &, size_t * = nullptr, int = 10); double stod(const string &, size_t * = nullptr); float stof(const string &, size_t * = nullptr);
  inline namespace literals { inline namespace string_literals { string operator""s(const char *, size_t); } inline namespace string_view_literals { string_view operator""sv(const char *, size_t); } }

  template <class S> class function;
  template <class R, class... A> class function<R(A...)> {
  public:
    typedef R result_type;
    function() noexcept; function(nullptr_t) noexcept; function(const function &); function(function &&) noexcept; template <class F> function(F) __ARBORIST_BODY ~function();
    function &operator=(const function &); function &operator=(function &&); function &operator=(nullptr_t) noexcept; template <class F> function &operator=(F &&) __ARBORIST_BODY
    R operator()(A...) const; explicit operator bool() const noexcept; void swap(function &) noexcept;
  };
  template <class S> bool operator==(const function<S> &, nullptr_t) noexcept __ARBORIST_BODY
  template <class S> bool operator!=(const function<S> &, nullptr_t) noexcept __ARBORIST_BODY
  template <class T> class reference_wrapper { public: typedef T type; reference_wrapper(T &); T &get() const noexcept; operator T &() const noexcept; template <class... A> __ARBORIST_ANY_RESULT operator()(A &&...) const __ARBORIST_BODY };
  template <class T> reference_wrapper<T> ref(T &) __ARBORIST_BODY template <class T> reference_wrapper<const T> cref(const T &) __ARBORIST_BODY
  struct __binding { template <class... A> void operator()(A &&...) const __ARBORIST_BODY template <class R, class... A> operator function<R(A...)>() const __ARBORIST_BODY };
  template <class F, class... A> __binding bind(F &&, A &&...) __ARBORIST_BODY template <class F> __binding mem_fn(F) __ARBORIST_BODY template <class F, class... A> __ARBORIST_ANY_RESULT invoke(F &&f, A &&...) __ARBORIST_BODY
  namespace placeholders { extern const int _1, _2, _3, _4, _5; }
  struct nullopt_t {}; constexpr nullopt_t nullopt{}; struct bad_optional_access;
  template <class T> class optional {
  public:
    typedef T value_type;
    constexpr optional() noexcept; constexpr optional(nullopt_t) noexcept; optional(const optional &); optional(optional &&); template <class U = T> optional(U &&) __ARBORIST_BODY
    optional &operator=(nullopt_t) noexcept; optional &operator=(const optional &); optional &operator=(optional &&); template <class U = T> optional &operator=(U &&) __ARBORIST_BODY ~optional();
    T &operator*(); const T &operator*() const; T *operator->(); const T *operator->() const; explicit operator bool() const noexcept; bool has_value() const noexcept;
    T &value(); const T &value() const; template <class U> T value_or(U &&) const __ARBORIST_BODY template <class... A> T &emplace(A &&...) __ARBORIST_BODY void reset() noexcept; void swap(optional &);
  };
  template <class T> bool operator==(const optional<T> &, nullopt_t) noexcept __ARBORIST_BODY
  template <class T> bool operator==(const optional<T> &, const optional<T> &) __ARBORIST_BODY
  template <class T> optional<decay_t<T>> make_optional(T &&) __ARBORIST_BODY template <class T, class... A> optional<T> make_optional(A &&...) __ARBORIST_BODY
  struct monostate {};
  template <class... T> class variant { public: variant(); variant(const variant &); variant(variant &&); template <class U> variant(U &&) __ARBORIST_BODY variant &operator=(const variant &); template <class U> variant &operator=(U &&) __ARBORIST_BODY ~variant(); size_t index() const noexcept; template <class U, class... A> U &emplace(A &&...) __ARBORIST_BODY };
  template <class T, class... U> T &get(variant<U...> &) __ARBORIST_BODY template <class T, class... U> const T &get(const variant<U...> &) __ARBORIST_BODY template <class T, class... U> T *get_if(variant<U...> *) __ARBORIST_BODY template <class T, class... U> const T *get_if(const variant<U...> *) __ARBORIST_BODY template <class T, class... U> bool holds_alternative(const variant<U...> &) __ARBORIST_BODY template <class F, class... V> __ARBORIST_ANY_RESULT visit(F &&, V &&...) __ARBORIST_BODY
  class any { public: any(); any(const any &); template <class T> any(T &&) __ARBORIST_BODY ~any(); bool has_value() const; void reset(); template <class T, class... A> T &emplace(A &&...) __ARBORIST_BODY };
  template <class T> T any_cast(const any &) __ARBORIST_BODY template <class T> T *any_cast(any *) __ARBORIST_BODY

  typedef enum memory_order { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst } memory_order;
  template <class T> class atomic {
  public:
    atomic() noexcept; constexpr atomic(T) noexcept; atomic(const atomic &) = delete; T operator=(T) noexcept; operator T() const noexcept;
    T load(memory_order = memory_order_seq_cst) const noexcept; void store(T, memory_order = memory_order_seq_cst) noexcept; T exchange(T, memory_order = memory_order_seq_cst) noexcept;
    bool compare_exchange_strong(T &, T, memory_order = memory_order_seq_cst, memory_order = memory_order_seq_cst) noexcept; bool compare_exchange_weak(T &, T, memory_order = memory_order_seq_cst, memory_order = memory_order_seq_cst) noexcept;
    T fetch_add(T, memory_order = memory_order_seq_cst) noexcept; T fetch_sub(T, memory_order = memory_order_seq_cst) noexcept; T fetch_or(T, memory_order = memory_order_seq_cst) noexcept; T fetch_and(T, memory_order = memory_order_seq_cst) noexcept;
    T operator++() noexcept; T operator++(int) noexcept; T operator--() noexcept; T operator--(int) noexcept; T operator+=(T) noexcept; T operator-=(T) noexcept; bool is_lock_free() const noexcept;
  };
  typedef atomic<bool> atomic_bool; typedef atomic<int> atomic_int; typedef atomic<unsigned> atomic_uint; typedef atomic<long> atomic_long; typedef atomic<unsigned long> atomic_ulong; typedef atomic<size_t> atomic_size_t;
  typedef atomic<int32_t> atomic_int32_t; typedef atomic<uint32_t> atomic_uint32_t; typedef atomic<int64_t> atomic_int64_t; typedef atomic<uint64_t> atomic_uint64_t;
  class atomic_flag { public: bool test_and_set(memory_order = memory_order_seq_cst) noexcept; void clear(memory_order = memory_order_seq_cst) noexcept; };
  void atomic_thread_fence(memory_order) noexcept;

  namespace chrono {
  template <class R, class P = int> class duration { public: typedef R rep; constexpr duration(); template <class U> explicit duration(const U &) __ARBORIST_BODY template <class U, class Q> duration(const duration<U, Q> &) __ARBORIST_BODY constexpr R count() const; duration operator+(const duration &) const; duration operator-(const duration &) const; duration operator*(long) const; duration operator/(long) const; bool operator<(const duration &) const; bool operator>(const duration &) const; bool operator<=(const duration &) const; bool operator>=(const duration &) const; static duration zero(); static duration max(); duration &operator+=(const duration &); };
  typedef duration<long long, char> nanoseconds; typedef duration<long long, short> microseconds; typedef duration<long long, int> milliseconds; typedef duration<long long, long> seconds; typedef duration<long long, float> minutes; typedef duration<long long, double> hours;
  template <class C, class D = nanoseconds> class time_point { public: time_point(); D time_since_epoch() const; template <class E> time_point operator+(const E &) const __ARBORIST_BODY template <class E> time_point &operator+=(const E &) __ARBORIST_BODY bool operator<(const time_point &) const; bool operator>(const time_point &) const; bool operator>=(const time_point &) const; bool operator==(const time_point &) const; static time_point max(); static time_point min(); };
  template <class C, class D> D operator-(const time_point<C, D> &, const time_point<C, D> &) __ARBORIST_BODY
  struct steady_clock { typedef nanoseconds duration; typedef chrono::time_point<steady_clock> time_point; static time_point now() noexcept; };
  struct system_clock { typedef nanoseconds duration; typedef chrono::time_point<system_clock> time_point; static time_point now() noexcept; static long to_time_t(const time_point &); static time_point from_time_t(long); };
  typedef steady_clock high_resolution_clock;
  template <class To, class D> To duration_cast(const D &) __ARBORIST_BODY template <class To, class C, class D> time_point<C, To> time_point_cast(const time_point<C, D> &) __ARBORIST_BODY
  }
  inline namespace literals { inline namespace chrono_literals { chrono::milliseconds operator""ms(unsigned long long); chrono::seconds operator""s(unsigned long long); chrono::microseconds operator""us(unsigned long long); chrono::minutes operator""min(unsigned long long); } }

  class mutex { public: constexpr mutex() noexcept; mutex(const mutex &) = delete; void lock(); void unlock(); bool try_lock(); };
  class recursive_mutex { public: recursive_mutex(); recursive_mutex(const recursive_mutex &) = delete; void lock(); void unlock(); bool try_lock(); };
  class timed_mutex { public: void lock(); void unlock(); bool try_lock(); template <class D> bool try_lock_for(const D &) __ARBORIST_BODY };
  class recursive_timed_mutex : public timed_mutex {};
  class shared_mutex { public: void lock(); void unlock(); bool try_lock(); void lock_shared(); void unlock_shared(); };
  class shared_timed_mutex : public shared_mutex {};
  struct defer_lock_t {}; struct try_to_lock_t {}; struct adopt_lock_t {};
  constexpr defer_lock_t defer_lock{}; constexpr try_to_lock_t try_to_lock{}; constexpr adopt_lock_t adopt_lock{};
  template <class M> class lock_guard { public: explicit lock_guard(M &); lock_guard(M &, adopt_lock_t); lock_guard(const lock_guard &) = delete; ~lock_guard(); };
  template <class... M> class scoped_lock { public: explicit scoped_lock(M &...); ~scoped_lock(); };
  template <class M> class unique_lock { public: unique_lock() noexcept; explicit unique_lock(M &); template <class X> unique_lock(M &, X) __ARBORIST_BODY unique_lock(unique_lock &&) noexcept; unique_lock &operator=(unique_lock &&); ~unique_lock(); void lock(); bool try_lock(); void unlock(); bool owns_lock() const noexcept; explicit operator bool() const noexcept; M *mutex() const; M *release(); };
  template <class M> class shared_lock { public: shared_lock() noexcept; explicit shared_lock(M &); template <class X> shared_lock(M &, X) __ARBORIST_BODY ~shared_lock(); void lock(); void unlock(); };
  template <class... M> void lock(M &...) __ARBORIST_BODY struct once_flag { constexpr once_flag() noexcept; }; template <class F, class... A> void call_once(once_flag &, F &&, A &&...) __ARBORIST_BODY
  enum class cv_status { no_timeout, timeout };
  class condition_variable { public: condition_variable(); void notify_one() noexcept; void notify_all() noexcept; void wait(unique_lock<mutex> &); template <class F> void wait(unique_lock<mutex> &, F) __ARBORIST_BODY template <class D> cv_status wait_for(unique_lock<mutex> &, const D &) __ARBORIST_BODY template <class D, class F> bool wait_for(unique_lock<mutex> &, const D &, F) __ARBORIST_BODY template <class D> cv_status wait_until(unique_lock<mutex> &, const D &) __ARBORIST_BODY };
  class condition_variable_any { public: void notify_one() noexcept; void notify_all() noexcept; template <class L, class... X> void wait(L &, X &&...) __ARBORIST_BODY };
  class thread { public: class id { public: bool operator==(const id &) const; bool operator!=(const id &) const; bool operator<(const id &) const; }; thread() noexcept; thread(thread &&) noexcept; thread(const thread &) = delete; template <class F, class... A> explicit thread(F &&, A &&...) __ARBORIST_BODY thread &operator=(thread &&) noexcept; ~thread(); void join(); void detach(); bool joinable() const noexcept; id get_id() const noexcept; static unsigned hardware_concurrency() noexcept; };
  namespace this_thread { thread::id get_id() noexcept; void yield() noexcept; template <class D> void sleep_for(const D &) __ARBORIST_BODY template <class T> void sleep_until(const T &) __ARBORIST_BODY }
  template <class T> class future { public: future(); future(future &&) noexcept; T get(); void wait() const; bool valid() const; template <class D> int wait_for(const D &) const __ARBORIST_BODY };
  template <class T> class shared_future { public: const T &get() const; void wait() const; };
  template <class T> class promise { public: promise(); future<T> get_future(); template <class U> void set_value(U &&) __ARBORIST_BODY void set_value(); };
  template <class S> class packaged_task; template <class R, class... A> class packaged_task<R(A...)> { public: template <class F> explicit packaged_task(F &&) __ARBORIST_BODY future<R> get_future(); void operator()(A...); };
  enum class launch { async = 1, deferred }; template <class F, class... A> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(launch, F &&, A &&...) __ARBORIST_BODY template <class F, class... A> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(F &&, A &&...) __ARBORIST_BODY

  class exception { public: exception() noexcept; virtual ~exception(); virtual const char *what() const noexcept; };
  class bad_alloc : public exception {}; class bad_cast : public exception {}; class bad_function_call : public exception {};
  class logic_error : public exception { public: explicit logic_error(const string &); explicit logic_error(const char *); };
  class invalid_argument : public logic_error { public: using logic_error::logic_error; }; class out_of_range : public logic_error { public: using logic_error::logic_error; }; class length_error : public logic_error { public: using logic_error::logic_error; }; class domain_error : public logic_error { public: using logic_error::logic_error; };
  class runtime_error : public exception { public: explicit runtime_error(const string &); explicit runtime_error(const char *); };
  class range_error : public runtime_error { public: using runtime_error::runtime_error; }; class overflow_error : public runtime_error { public: using runtime_error::runtime_error; };
  class error_category { public: virtual const char *name() const noexcept; virtual string message(int) const; }; class error_code { public: error_code(); int value() const noexcept; string message() const; explicit operator bool() const noexcept; }; class system_error : public runtime_error { public: system_error(error_code, const char *); const error_code &code() const; };
  typedef void *exception_ptr; exception_ptr current_exception() noexcept; void rethrow_exception(exception_ptr);
  class type_info { public: virtual ~type_info(); const char *name() const noexcept; size_t hash_code() const noexcept; bool operator==(const type_info &) const noexcept; bool before(const type_info &) const noexcept; };
  class type_index { public: type_index(const type_info &) noexcept; const char *name() const noexcept; bool operator==(const type_index &) const noexcept; bool operator<(const type_index &) const noexcept; };

  template <class T> constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; } template <class T, class F> const T &min(const T &, const T &, F) __ARBORIST_BODY template <class T> T min(initializer_list<T>) __ARBORIST_BODY
  template <class T> constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; } template <class T, class F> const T &max(const T &, const T &, F) __ARBORIST_BODY template <class T> T max(initializer_list<T>) __ARBORIST_BODY
  template <class T> constexpr const T &clamp(const T &value, const T &low, const T &high) { return min(max(value, low), high); }
  template <class I, class... X> void sort(I, I, X &&...) __ARBORIST_BODY template <class I, class... X> void stable_sort(I, I, X &&...) __ARBORIST_BODY template <class I, class... X> void partial_sort(I, I, X &&...) __ARBORIST_BODY template <class I> void reverse(I, I) __ARBORIST_BODY template <class I> I rotate(I, I, I) __ARBORIST_BODY template <class I, class R> void shuffle(I, I, R &&) __ARBORIST_BODY
  template <class I, class T> I find(I, I, const T &) __ARBORIST_BODY template <class I, class F> I find_if(I, I, F) __ARBORIST_BODY template <class I, class F> I find_if_not(I, I, F) __ARBORIST_BODY template <class I, class J> I search(I, I, J, J) __ARBORIST_BODY template <class I, class T> bool binary_search(I, I, const T &) __ARBORIST_BODY
  template <class I, class T> ptrdiff_t count(I, I, const T &) __ARBORIST_BODY template <class I, class F> ptrdiff_t count_if(I, I, F) __ARBORIST_BODY template <class I, class F> bool any_of(I, I, F) __ARBORIST_BODY template <class I, class F> bool all_of(I, I, F) __ARBORIST_BODY template <class I, class F> bool none_of(I, I, F) __ARBORIST_BODY template <class I, class F> F for_each(I, I, F) __ARBORIST_BODY
  template <class I, class T, class... X> I lower_bound(I, I, const T &, X...) __ARBORIST_BODY template <class I, class T, class... X> I upper_bound(I, I, const T &, X...) __ARBORIST_BODY template <class I, class... X> I max_element(I, I, X...) __ARBORIST_BODY template <class I, class... X> I min_element(I, I, X...) __ARBORIST_BODY template <class I, class... X> I unique(I, I, X...) __ARBORIST_BODY
  template <class I, class T> I remove(I, I, const T &) __ARBORIST_BODY template <class I, class F> I remove_if(I, I, F) __ARBORIST_BODY template <class I, class F> I partition(I, I, F) __ARBORIST_BODY template <class I, class O> O copy(I, I, O) __ARBORIST_BODY template <class I, class O, class F> O copy_if(I, I, O, F) __ARBORIST_BODY template <class I, class N, class O> O copy_n(I, N, O) __ARBORIST_BODY template <class I, class O> O move(I, I, O) __ARBORIST_BODY
  template <class I, class O, class F> O transform(I, I, O, F) __ARBORIST_BODY template <class I, class J, class O, class F> O transform(I, I, J, O, F) __ARBORIST_BODY template <class I, class T> void fill(I, I, const T &) __ARBORIST_BODY template <class I, class N, class T> I fill_n(I, N, const T &) __ARBORIST_BODY template <class I, class F> void generate(I, I, F) __ARBORIST_BODY template <class I, class T> void iota(I, I, T) __ARBORIST_BODY template <class I, class T, class... X> T accumulate(I, I, T, X...) __ARBORIST_BODY
  template <class I, class J, class... X> bool equal(I, I, J, X...) __ARBORIST_BODY template <class I, class T, class U> void replace(I, I, const T &, const U &) __ARBORIST_BODY template <class I, class J> J swap_ranges(I, I, J) __ARBORIST_BODY template <class I, class J, class O, class... X> O set_intersection(I, I, J, J, O, X...) __ARBORIST_BODY template <class I, class J, class O, class... X> O set_difference(I, I, J, J, O, X...) __ARBORIST_BODY template <class I, class J, class... X> bool lexicographical_compare(I, I, J, J, X...) __ARBORIST_BODY template <class I, class J> void iter_swap(I, J) __ARBORIST_BODY
  template <class T> T abs(T) __ARBORIST_BODY template <class T> bool isnan(T) __ARBORIST_BODY template <class T> bool isinf(T) __ARBORIST_BODY template <class T> bool isfinite(T) __ARBORIST_BODY template <class T> bool signbit(T) __ARBORIST_BODY template <class T> bool isnormal(T) __ARBORIST_BODY
  template <class T> T floor(T) __ARBORIST_BODY template <class T> T ceil(T) __ARBORIST_BODY template <class T> T round(T) __ARBORIST_BODY template <class T> T trunc(T) __ARBORIST_BODY template <class T> T sqrt(T) __ARBORIST_BODY template <class T> T cbrt(T) __ARBORIST_BODY template <class T> T exp(T) __ARBORIST_BODY template <class T> T log(T) __ARBORIST_BODY template <class T> T log2(T) __ARBORIST_BODY template <class T> T log10(T) __ARBORIST_BODY
  template <class T> T sin(T) __ARBORIST_BODY template <class T> T cos(T) __ARBORIST_BODY template <class T> T tan(T) __ARBORIST_BODY template <class T> T asin(T) __ARBORIST_BODY template <class T> T acos(T) __ARBORIST_BODY template <class T> T atan(T) __ARBORIST_BODY template <class T, class U> T atan2(T, U) __ARBORIST_BODY template <class T, class U> T pow(T, U) __ARBORIST_BODY template <class T, class U> T fmod(T, U) __ARBORIST_BODY template <class T, class U> T hypot(T, U) __ARBORIST_BODY template <class T> T fabs(T) __ARBORIST_BODY template <class T, class U> T fmin(T, U) __ARBORIST_BODY template <class T, class U> T fmax(T, U) __ARBORIST_BODY template <class T> long lround(T) __ARBORIST_BODY
  template <class T> class numeric_limits { public: static constexpr bool is_signed = __is_signed(T), is_integer = is_integral<T>::value, has_infinity = !is_integer; static constexpr int digits = sizeof(T) * 8, digits10 = 0; static constexpr T min() noexcept { return T(); } static constexpr T max() noexcept { return T(); } static constexpr T lowest() noexcept { return T(); } static constexpr T infinity() noexcept { return T(); } static constexpr T quiet_NaN() noexcept { return T(); } static constexpr T epsilon() noexcept { return T(); } };

  class ios_base { public: typedef int openmode; typedef int fmtflags; static const openmode in = 1, out = 2, binary = 4, app = 8, ate = 16, trunc = 32; static void sync_with_stdio(bool); };
  template <class C, class T = char_traits<C>> class basic_ios : public ios_base { public: bool good() const; bool eof() const; bool fail() const; bool bad() const; void clear(); explicit operator bool() const; bool operator!() const; void *rdbuf() const; };
  template <class C, class T = char_traits<C>> class basic_ostream : public basic_ios<C, T> { public: template <class X> basic_ostream &operator<<(const X &) __ARBORIST_BODY basic_ostream &operator<<(basic_ostream &(*)(basic_ostream &)); basic_ostream &write(const C *, size_t); basic_ostream &put(C); basic_ostream &flush(); };
  template <class C, class T = char_traits<C>> class basic_istream : public basic_ios<C, T> { public: template <class X> basic_istream &operator>>(X &) __ARBORIST_BODY basic_istream &read(C *, size_t); basic_istream &get(C &); int get(); int peek(); size_t gcount() const; };
  template <class C, class T = char_traits<C>> class basic_iostream : public basic_istream<C, T>, public basic_ostream<C, T> {};
  typedef basic_ios<char> ios; typedef basic_ostream<char> ostream; typedef basic_istream<char> istream; typedef basic_iostream<char> iostream;
  class ostringstream : public ostream { public: ostringstream(); explicit ostringstream(const string &); string str() const; void str(const string &); };
  class istringstream : public istream { public: explicit istringstream(const string &); string str() const; };
  class stringstream : public ostream { public: stringstream(); explicit stringstream(const string &); string str() const; void str(const string &); template <class X> stringstream &operator>>(X &) __ARBORIST_BODY };
  class ofstream : public ostream { public: ofstream(); template <class... X> explicit ofstream(X &&...) __ARBORIST_BODY template <class... X> void open(X &&...) __ARBORIST_BODY void close(); bool is_open() const; };
  class ifstream : public istream { public: ifstream(); template <class... X> explicit ifstream(X &&...) __ARBORIST_BODY template <class... X> void open(X &&...) __ARBORIST_BODY void close(); bool is_open() const; };
  class fstream : public ifstream { public: using ifstream::ifstream; };
  extern ostream cout, cerr, clog; extern istream cin; ostream &endl(ostream &); ostream &flush(ostream &); istream &getline(istream &, string &); istream &getline(istream &, string &, char);
  struct __manipulator {}; __manipulator setw(int); __manipulator setprecision(int); __manipulator setfill(char); ios_base &hex(ios_base &); ios_base &fixed(ios_base &);
  class random_device { public: unsigned operator()(); }; class mt19937 { public: explicit mt19937(unsigned = 0); unsigned operator()(); }; typedef mt19937 mt19937_64; typedef mt19937 default_random_engine;
  template <class T = int> class uniform_int_distribution { public: uniform_int_distribution(T, T); template <class R> T operator()(R &) __ARBORIST_BODY }; template <class T = double> class uniform_real_distribution { public: uniform_real_distribution(T, T); template <class R> T operator()(R &) __ARBORIST_BODY };
  template <class T> class complex { public: complex(T = T(), T = T()); T real() const; T imag() const; };
  class regex { public: explicit regex(const string &); }; template <class... X> bool regex_match(X &&...) __ARBORIST_BODY template <class... X> bool regex_search(X &&...) __ARBORIST_BODY
  class locale { public: locale(); };
  namespace filesystem { class path { public: path(); path(const string &); path(const char *); std::string string() const; path filename() const; path extension() const; path parent_path() const; path operator/(const path &) const; bool empty() const; }; bool exists(const path &); bool is_directory(const path &); path current_path(); }
  }
  #ifndef __ARBORIST_C_LIBRARY
  using std::memcpy; using std::memmove; using std::memset; using std::memcmp; using std::strlen; using std::strcmp; using std::strncmp;
  using std::malloc; using std::calloc; using std::realloc; using std::free; using std::abort; using std::exit; using std::printf; using std::snprintf;
  #endif
  #ifdef ARBORIST_STUB_SDK
  using std::isnan; using std::isinf; using std::isfinite; using std::isnormal; using std::signbit;
  #endif
  void *operator new(std::size_t, void *) noexcept;
  void *operator new[](std::size_t, void *) noexcept;
  void *operator new(std::size_t, const std::nothrow_t &) noexcept;
  """#
