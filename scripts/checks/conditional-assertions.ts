import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

interface Finding {
  line: number
  why: string
}

/** A skipped assertion lets a test pass without checking anything. */
export function conditionalAssertions(file: string, source: string): Finding[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const findings: Finding[] = []
  visit(program, [], (path) => {
    const node = path.at(-1) as Node
    const why = isAssertion(node) ? conditionAround(path) : undefined
    if (why) findings.push({ line: source.slice(0, node.start).split('\n').length, why })
  })
  return findings
}

function visit(node: Node, above: Node[], onNode: (path: Node[]) => void): void {
  const path = [...above, node]
  onNode(path)
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (typeof child?.type === 'string') visit(child, path, onNode)
}

/** Matchers such as `expect.any(…)` assert nothing. */
function isAssertion(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name === 'expect'
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'expect' &&
    callee.property.type === 'Identifier' &&
    ['soft', 'poll'].includes(callee.property.name)
  )
}

function conditionAround(path: Node[]): string | undefined {
  for (let index = path.length - 2; index >= 0; index--) {
    const [parent, child] = [path[index], path[index + 1]] as [Node, Node]
    if (isTest(parent)) return undefined
    const why = conditionOf(parent, child)
    if (why) return why
  }
  return undefined
}

/** @returns why `child` may not run */
function conditionOf(parent: Node, child: Node): string | undefined {
  switch (parent.type) {
    case 'IfStatement':
      return child === parent.test ? undefined : 'expect inside an if'
    case 'ConditionalExpression':
      return child === parent.test ? undefined : 'expect inside a ternary'
    case 'LogicalExpression':
      return child === parent.left ? undefined : `expect after ${parent.operator}`
    case 'CatchClause':
      return 'expect inside a catch'
    case 'SwitchCase':
      return 'expect inside a case of a switch'
    case 'BlockStatement':
      return leavesBefore(parent.body, child) ? 'expect after an early return' : undefined
    default:
      return undefined
  }
}

function leavesBefore(statements: Node[], child: Node): boolean {
  return statements.slice(0, statements.indexOf(child)).some((one) => one.type === 'IfStatement' && leaves(one.consequent))
}

function leaves(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.some(leaves)
  return ['ReturnStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type)
}

/** Also of `test.each(rows)(…)`; `test.step(…)` belongs to its test. */
function isTest(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  if (callee.type === 'Identifier') return isTestName(callee)
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false
  return isTestName(callee.callee.object)
}

const isTestName = (node: Node): boolean => node.type === 'Identifier' && ['test', 'it', 'describe'].includes(node.name)
