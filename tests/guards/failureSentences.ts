import { join } from 'node:path'
import ts from 'typescript'

/** Stands in a sentence for what is known only when it is said. */
export const HOLE = '{}'
/** More readings of one text than this are not told apart. */
const MOST_READINGS = 400

/** What is thrown, and which of its arguments is the sentence. */
const ROOTS: Readonly<Record<string, number>> = { FramewrightError: 1, UploadRefused: 1, ScriptError: 0 }
/** Of these the last argument is read alone: the place before it is taken off by whoever reads the sentence. */
const PLACED = 'label'

/** A sentence of a failure with HOLEs for values, and the file whose code says it. */
export type FailureSentence = { sentence: string; file: string }

type Reading = FailureSentence

/** Reads the sentences of every failure out of the server's code, following them to where they are written. */
export class FailureSentences {
  readonly #root: string
  readonly #program: ts.Program
  readonly #checker: ts.TypeChecker
  readonly #calls = new Map<ts.Node, ts.CallExpression[]>()
  readonly #roots: ts.NewExpression[] = []
  /** What functions of ours are called: the types of others' methods take long to work out. */
  readonly #names = new Set<string>()
  readonly #open = new Set<ts.Node>()
  /** How often a reading came back to where it began: what was found on the way is not the whole then. */
  #circles = 0
  readonly #known = new Map<ts.Node, Reading[]>()

  constructor(root: string) {
    this.#root = root
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    const files = ts.sys.readDirectory(join(root, 'server'), ['.ts'], ['**/__generated__/**'])
    this.#program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true })
    this.#checker = this.#program.getTypeChecker()
    const ours = this.#program.getSourceFiles().filter((file) => this.#isOurs(file))
    for (const file of ours) this.#learnNames(file)
    for (const file of ours) this.#index(file)
  }

  /** Every sentence that can leave the server in a failure, and every one noted of a field. */
  all(): FailureSentence[] {
    const found = this.#roots.flatMap(({ expression, arguments: given = [] }) => {
      const place = ROOTS[expression.getText()] ?? 0
      const options = place === 1 ? given[2] : undefined
      return [...this.#readMaybe(given[place]), ...(options ? this.#readFields(options) : [])]
    })
    const noted = [...this.#calls].filter(([node]) => ts.isMethodDeclaration(node) && node.name.getText() === 'refuse')
      .flatMap(([, calls]) => calls.flatMap(({ arguments: given }) => this.#readMaybe(given.at(-1))))
    const known = new Map([...found, ...noted].map((reading) => [`${reading.file} ${reading.sentence}`, reading]))
    return [...known.values()]
  }

  #isOurs(file: ts.SourceFile): boolean {
    return file.fileName.startsWith(join(this.#root, 'server/')) && !file.fileName.includes('__generated__')
  }

  #learnNames(node: ts.Node): void {
    const isNamed = ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node) || ts.isFunctionDeclaration(node)
    if (isNamed && node.name) this.#names.add(node.name.getText())
    ts.forEachChild(node, (child) => this.#learnNames(child))
  }

  #index(node: ts.Node): void {
    if (ts.isNewExpression(node) && node.expression.getText() in ROOTS) this.#roots.push(node)
    if (ts.isCallExpression(node)) {
      const called = this.#functionOf(node.expression)
      if (called) this.#calls.set(called, [...(this.#calls.get(called) ?? []), node])
    }
    ts.forEachChild(node, (child) => this.#index(child))
  }

  /** Where a name was declared, past its imports. */
  #declarationOf(node: ts.Node): ts.Declaration | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node)
    if (!symbol) return undefined
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
    return (isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol).declarations?.[0]
  }

  #functionOf(callee: ts.Expression): ts.SignatureDeclaration | undefined {
    if (ts.isPropertyAccessExpression(callee) && !this.#names.has(callee.name.text)) return undefined
    const declaration = this.#declarationOf(ts.isPropertyAccessExpression(callee) ? callee.name : callee)
    if (!declaration) return undefined
    if (ts.isFunctionLike(declaration)) return declaration
    const value = ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)
      ? declaration.initializer
      : undefined
    return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined
  }

  #hole(node: ts.Node): Reading[] {
    return [{ sentence: HOLE, file: this.#fileOf(node) }]
  }

  #fileOf(node: ts.Node): string {
    return node.getSourceFile().fileName.slice(this.#root.length + 1)
  }

  #readMaybe(node: ts.Expression | undefined): Reading[] {
    return node ? this.#read(node) : []
  }

  /** What a text can be; `{}` alone when that cannot be told. */
  #read(node: ts.Expression): Reading[] {
    const known = this.#known.get(node)
    if (known) return known
    if (this.#open.has(node)) {
      this.#circles += 1
      return []
    }
    const before = this.#circles
    this.#open.add(node)
    const readings = this.#readOpen(node)
    this.#open.delete(node)
    const kept = readings.length > MOST_READINGS ? this.#hole(node) : readings
    if (this.#circles === before) this.#known.set(node, kept)
    return kept
  }

  #readOpen(node: ts.Expression): Reading[] {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) {
      return [{ sentence: node.text, file: this.#fileOf(node) }]
    }
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
      return this.#read(node.expression)
    }
    if (ts.isTemplateExpression(node)) {
      return this.#join(node, [
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          this.#read(expression).map(({ sentence }) => sentence), [literal.text],
        ]),
      ])
    }
    if (ts.isConditionalExpression(node)) return [...this.#read(node.whenTrue), ...this.#read(node.whenFalse)]
    if (ts.isBinaryExpression(node)) return this.#readBinary(node)
    if (ts.isCallExpression(node)) return this.#readCall(node)
    if (ts.isElementAccessExpression(node)) return this.#readElement(node)
    if (ts.isIdentifier(node)) return this.#readName(node)
    if (ts.isPropertyAccessExpression(node)) return this.#readName(node.name)
    return node.kind === ts.SyntaxKind.NullKeyword ? [] : this.#hole(node)
  }

  #join(node: ts.Node, parts: string[][]): Reading[] {
    const sentences = parts.reduce<string[]>(
      (starts, ends) => starts.flatMap((start) => (ends.length > 0 ? ends : [HOLE]).map((end) => start + end)), [''],
    )
    return [...new Set(sentences)].map((sentence) => ({ sentence, file: this.#fileOf(node) }))
  }

  #readBinary(node: ts.BinaryExpression): Reading[] {
    const sides = [node.left, node.right].map((side) => this.#read(side))
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return this.#join(node, sides.map((side) => side.map(({ sentence }) => sentence)))
    }
    const isChoice = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken]
      .includes(node.operatorToken.kind)
    return isChoice ? sides.flat() : this.#hole(node)
  }

  #readCall(node: ts.CallExpression): Reading[] {
    const { expression } = node
    if (ts.isPropertyAccessExpression(expression) && expression.name.text === PLACED) {
      return this.#readMaybe(node.arguments.at(-1))
    }
    const functions = ts.isElementAccessExpression(expression)
      ? this.#membersOf(expression.expression)
      : [this.#functionOf(expression)]
    const readings = functions.flatMap((called) => (called && this.#isOurs(called.getSourceFile())
      ? this.#returnsOf(called).flatMap((value) => this.#read(value))
      : []))
    return readings.length > 0 ? readings : this.#hole(node)
  }

  #returnsOf(node: ts.Node): ts.Expression[] {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return []
    if (!ts.isBlock(node.body as ts.Node)) return [node.body as ts.Expression]
    const values: ts.Expression[] = []
    const visit = (inner: ts.Node): void => {
      if (ts.isReturnStatement(inner) && inner.expression) values.push(inner.expression)
      if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visit)
    }
    ts.forEachChild(node.body as ts.Node, visit)
    return values
  }

  /** The values of an object written in the code. */
  #membersOf(node: ts.Expression): ts.Expression[] {
    const declaration = this.#declarationOf(ts.isPropertyAccessExpression(node) ? node.name : node)
    const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    const object = value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? value.expression : value
    return object && ts.isObjectLiteralExpression(object)
      ? object.properties.flatMap((member) => (ts.isPropertyAssignment(member) ? [member.initializer] : []))
      : []
  }

  #readElement(node: ts.ElementAccessExpression): Reading[] {
    const readings = this.#membersOf(node.expression).flatMap((member) => this.#read(member))
    return readings.length > 0 ? readings : this.#hole(node)
  }

  #readName(node: ts.Node): Reading[] {
    const declaration = this.#declarationOf(node)
    if (!declaration || !this.#isOurs(declaration.getSourceFile())) return this.#hole(node)
    if (ts.isParameter(declaration)) return this.#readParameter(declaration, (given) => this.#read(given))
    const isWritten = ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)
    return isWritten && declaration.initializer ? this.#read(declaration.initializer) : this.#hole(node)
  }

  /** What the callers of a function give it; its own text where they give none. */
  #readParameter(parameter: ts.ParameterDeclaration, read: (given: ts.Expression) => Reading[]): Reading[] {
    const place = parameter.parent.parameters.indexOf(parameter)
    const given = (this.#calls.get(parameter.parent) ?? []).flatMap(({ arguments: values }) => {
      const value = values[place] ?? parameter.initializer
      return value ? read(value) : []
    })
    return given.length > 0 ? given : this.#hole(parameter)
  }

  /** The sentences of the fields: of `{ fields }`, or of an object of sentences. */
  #readFields(node: ts.Expression): Reading[] {
    if (this.#open.has(node)) return []
    this.#open.add(node)
    const readings = this.#readFieldsOpen(node)
    this.#open.delete(node)
    return readings
  }

  #readFieldsOpen(node: ts.Expression): Reading[] {
    if (ts.isConditionalExpression(node)) {
      return [node.whenTrue, node.whenFalse].flatMap((choice) => this.#readFields(choice))
    }
    if (ts.isIdentifier(node)) {
      const declaration = this.#declarationOf(node)
      if (!declaration) return []
      if (ts.isParameter(declaration)) return this.#readParameter(declaration, (given) => this.#readFields(given))
      return ts.isVariableDeclaration(declaration) && declaration.initializer
        ? this.#readFields(declaration.initializer)
        : []
    }
    if (!ts.isObjectLiteralExpression(node)) return []
    return node.properties.flatMap((member) => {
      if (ts.isSpreadAssignment(member)) return this.#readFields(member.expression)
      const name = member.name?.getText()
      if (name === 'cause' || name === 'retryAfter' || name === 'currentVersion') return []
      const value = ts.isShorthandPropertyAssignment(member) ? member.name
        : ts.isPropertyAssignment(member) ? member.initializer : undefined
      if (!value) return []
      return name === 'fields' ? this.#readFields(value) : this.#read(value)
    })
  }
}
