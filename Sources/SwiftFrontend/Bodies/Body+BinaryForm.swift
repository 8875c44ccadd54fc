import Facts

extension BinaryWriter {
  mutating func write(_ body: Body) {
    write(body.functions) { $0.write($1) }
    write(body.scope)
    write(body.types) { $0.write($1) }
    write(body.function.map { $0 + 1 } ?? 0)
    write(body.property.map { $0 + 1 } ?? 0)
    write(body.isRequirement)
    write(unsigned: body.escaping)
  }
}

extension BinaryReader {
  mutating func body() throws(Damaged) -> Body {
    let functions = try list { (reader) throws(Damaged) in try Code.Function(&reader) }
    let (scope, types) = (try number(), try types())
    let (function, property) = (try number(), try number())
    return Body(
      functions: functions, scope: scope, types: types, function: function == 0 ? nil : function - 1, property: property == 0 ? nil : property - 1,
      isRequirement: try flag(), escaping: try unsigned())
  }
}
