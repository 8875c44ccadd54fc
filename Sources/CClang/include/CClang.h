// The types of libclang from the headers that are installed, and a table of its functions that is filled when the tool runs.
// Nothing here is linked against libclang: one binary works with every version from 14 up.
#ifndef ARBORIST_CCLANG_H
#define ARBORIST_CCLANG_H

#include <clang-c/Index.h>

// Every function that Arborist calls. All of them exist since LLVM 14.
#define ARBORIST_CLANG_FUNCTIONS(F) \
  F(clang_createIndex) F(clang_disposeIndex) F(clang_parseTranslationUnit2) F(clang_saveTranslationUnit) F(clang_disposeTranslationUnit) \
  F(clang_getTranslationUnitCursor) F(clang_visitChildren) F(clang_getClangVersion) \
  F(clang_getCString) F(clang_disposeString) \
  F(clang_Cursor_isNull) F(clang_isInvalid) \
  F(clang_isExpression) F(clang_isStatement) F(clang_isTranslationUnit) F(clang_getCursorKindSpelling) F(clang_getCanonicalCursor) F(clang_getResultType) \
  F(clang_getCursorKind) F(clang_getCursorSpelling) F(clang_getCursorUSR) F(clang_getCursorLocation) F(clang_getCursorExtent) \
  F(clang_getCursorReferenced) F(clang_getCursorDefinition) F(clang_isCursorDefinition) \
  F(clang_isReference) F(clang_getNumOverloadedDecls) F(clang_getOverloadedDecl) \
  F(clang_getCursorSemanticParent) F(clang_getCursorType) F(clang_getCursorResultType) \
  F(clang_getTypedefDeclUnderlyingType) F(clang_getSpecializedCursorTemplate) F(clang_getTemplateCursorKind) \
  F(clang_Cursor_getStorageClass) F(clang_Cursor_isAnonymous) F(clang_Cursor_getArgument) F(clang_Cursor_getNumArguments) \
  F(clang_hashCursor) F(clang_equalCursors) F(clang_getCursorLinkage) \
  F(clang_getCursorDisplayName) F(clang_getCursorAvailability) F(clang_getOverriddenCursors) F(clang_disposeOverriddenCursors) \
  F(clang_CXXMethod_isPureVirtual) F(clang_CXXMethod_isStatic) F(clang_CXXMethod_isConst) \
  F(clang_Cursor_getObjCPropertyGetterName) F(clang_Cursor_getObjCPropertySetterName) \
  F(clang_Cursor_getObjCPropertyAttributes) F(clang_Cursor_getReceiverType) F(clang_isVirtualBase) F(clang_getCXXAccessSpecifier) \
  F(clang_getCanonicalType) F(clang_getTypeDeclaration) F(clang_getPointeeType) F(clang_getTypeSpelling) \
  F(clang_getArrayElementType) F(clang_isConstQualifiedType) \
  F(clang_Type_getNumTemplateArguments) F(clang_Type_getTemplateArgumentAsType) F(clang_Type_getNumObjCTypeArgs) \
  F(clang_Type_getObjCTypeArg) F(clang_Type_getNumObjCProtocolRefs) F(clang_Type_getObjCProtocolDecl) \
  F(clang_Type_getObjCObjectBaseType) F(clang_Type_getModifiedType) F(clang_Type_getNullability) F(clang_Type_getNamedType) F(clang_Type_getValueType) \
  F(clang_getExpansionLocation) F(clang_getSpellingLocation) F(clang_getFileName) F(clang_getInclusions) F(clang_getIncludedFile) \
  F(clang_getFile) F(clang_getSkippedRanges) F(clang_disposeSourceRangeList) \
  F(clang_getRangeStart) F(clang_getRangeEnd) \
  F(clang_getNumDiagnostics) F(clang_getDiagnostic) F(clang_getDiagnosticSeverity) F(clang_getDiagnosticSpelling) \
  F(clang_getDiagnosticLocation) F(clang_disposeDiagnostic) \
  F(clang_getChildDiagnostics) F(clang_getNumDiagnosticsInSet) F(clang_getDiagnosticInSet)

/// The functions of one loaded library, under their own names.
typedef struct {
#define ARBORIST_FIELD(name) __typeof__(&name) name;
  ARBORIST_CLANG_FUNCTIONS(ARBORIST_FIELD)
#undef ARBORIST_FIELD
  /// `clang_getCursorBinaryOperatorKind`, which came with LLVM 17; null in older libraries.
  int (*binaryOperatorKind)(CXCursor);
} ClangFunctions;

/// Loads the library at `path` and fills the table. Returns 0, or -1 with a reason in `reason` (cut to its size).
int arborist_loadClang(const char *path, ClangFunctions *functions, char *reason, unsigned long reasonSize);

/// Runs `body(context)` on a thread of its own with a stack of `stackSize` bytes and waits for it. Returns 0, or an errno.
int arborist_runWithStack(unsigned long stackSize, void (*body)(void *), void *context);

/// Bounds what this process may take: `memory` bytes of address space (where the system enforces that), no files written, no core
/// dumps. A parser that wants more is ended by the system and costs one file.
void arborist_limitProcess(unsigned long memory);

#endif
