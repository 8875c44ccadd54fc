extension Code {
  /// The same code with the ids of all entities and functions replaced. O(size).
  package func renamed(_ new: (EntityID) -> EntityID) -> Code {
    var code = self
    code.functions = functions.map { $0.renamed(new) }
    for index in code.syntheses.indices { code.syntheses[index].owner = new(syntheses[index].owner) }
    return code
  }
}

extension Code.Function {
  fileprivate func renamed(_ new: (EntityID) -> EntityID) -> Code.Function {
    var function = self
    function.id = new(id)
    function.owner = owner.map(new)
    for index in locals.indices { function.locals[index].type = locals[index].type?.renamed(new) }
    function.result = result?.renamed(new)
    function.values = values.map { $0.renamed(new) }
    function.body = body.map { $0.renamed(new, depth: 0) }
    return function
  }
}

extension Code.TypeName {
  fileprivate func renamed(_ new: (EntityID) -> EntityID) -> Code.TypeName { Code.TypeName(form, id.map(new)) }
}

extension Code.Field {
  fileprivate func renamed(_ new: (EntityID) -> EntityID) -> Code.Field { Code.Field(name, of: owner.map(new), isDirect: isDirect) }
}

extension Code.Callee {
  fileprivate func renamed(_ new: (EntityID) -> EntityID) -> Code.Callee {
    switch self {
    case .function(let name, let candidates): .function(name, candidates.map(new))
    case .value: self
    }
  }
}

extension Code.Value {
  fileprivate func renamed(_ new: (EntityID) -> EntityID) -> Code.Value {
    switch self {
    case .selfObject, .local, .element, .associated, .collection, .either, .null, .literal, .text, .boolean, .name: return self
    case .member(let object, let field): return .member(object, field.renamed(new))
    case .variable(let owner, let name): return .variable(new(owner), name)
    case .enumCase(let name, let owner): return .enumCase(name, owner.map(new))
    case .new(let type): return .new(type.renamed(new))
    case .call(var call):
      call.callee = call.callee.renamed(new)
      call.result = call.result?.renamed(new)
      return .call(call)
    case .closure(let function, let captures): return .closure(new(function), captures)
    case .boundMethod(let object, let callee): return .boundMethod(object, callee.renamed(new))
    case .type(let type): return .type(type.renamed(new))
    case .cast(let object, let type): return .cast(object, type.renamed(new))
    case .unknown(let operands, let type): return .unknown(operands, type?.renamed(new))
    }
  }
}

extension Code.Statement {
  /// Statements nested deeper than a front-end may nest them stay as they are.
  fileprivate func renamed(_ new: (EntityID) -> EntityID, depth: Int) -> Code.Statement {
    func renamed(_ statements: [Code.Statement]) -> [Code.Statement] {
      depth < Code.deepestNesting ? statements.map { $0.renamed(new, depth: depth + 1) } : statements
    }
    switch self {
    case .evaluate, .return, .leave, .fail, .only, .retain, .release: return self
    case .store(let value, .member(let object, let field), let position):
      return .store(value, .member(object, field.renamed(new)), position)
    case .store(let value, .variable(let owner, let name), let position): return .store(value, .variable(new(owner), name), position)
    case .store: return self
    case .branch(let arms, let position): return .branch(arms.map(renamed), position)
    case .loop(let body, let position): return .loop(renamed(body), position)
    case .defer(let body, let position): return .defer(renamed(body), position)
    }
  }
}
