import { type AnyNode, type ecmaVersion, type ObjectExpression, parse } from 'acorn'
import { COMPAT_DATA, type Compat, type CompatTree, isEverywhere, partOf, partsOf } from './compat-data.ts'

const BUILT_INS = partOf(partOf(COMPAT_DATA, 'javascript'), 'builtins')
const KNOWN_OBJECTS: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  crypto: 'Crypto',
  performance: 'Performance',
  location: 'Location',
  history: 'History',
  caches: 'CacheStorage',
}
/** Their members are matched by name alone. */
const WITH_METHODS = ['Array', 'String', 'RegExp', 'Promise', 'Map', 'Set', 'Iterator', 'ArrayBuffer', 'TypedArray', 'Uint8Array']
const LOOK_BEHIND = /\(\?<[=!]/

/** @throws SyntaxError for syntax after `version` */
export function scriptFindings(source: string, version: ecmaVersion): string[] {
  const found = new Set<string>()
  const keys = new Set<AnyNode>()
  walk(parse(source, { ecmaVersion: version, sourceType: 'module' }), (node, parent) => {
    if (node.type === 'ObjectExpression') for (const key of keysOf(node)) keys.add(key)
    if (keys.has(node)) return
    for (const name of namesIn(node, parent)) if (RECENT.has(name) || name === 'look-behind') found.add(name)
  })
  return [...found].toSorted()
}

/** Such as those of a table of texts. A pattern, as in `const { trustedTypes: types } = window`, uses what its keys name. */
const keysOf = ({ properties }: ObjectExpression): AnyNode[] =>
  properties.flatMap((one) => (one.type === 'Property' && !one.computed && !one.shorthand ? [one.key] : []))

function namesIn(node: AnyNode, parent: AnyNode | undefined): string[] {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
    const { name } = node.property
    return node.object.type === 'Identifier' ? [`${node.object.name}.${name}`, `.${name}`] : [`.${name}`]
  }
  if (node.type === 'Identifier') return parent?.type === 'MemberExpression' && parent.property === node ? [] : [node.name]
  const text = node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? (node.raw ?? '') : ''
  return LOOK_BEHIND.test(text) ? ['look-behind'] : []
}

function walk(node: AnyNode, visit: (node: AnyNode, parent?: AnyNode) => void, parent?: AnyNode): void {
  visit(node, parent)
  for (const value of Object.values(node).flat()) if (typeof value?.type === 'string') walk(value, visit, node)
}

const RECENT = recentNames()

function recentNames(): Set<string> {
  const known = new Map<string, Compat[]>()
  const add = (name: string, { __compat }: CompatTree) => __compat && known.set(name, [...(known.get(name) ?? []), __compat])
  for (const [owner, tree] of [BUILT_INS, partOf(BUILT_INS, 'Intl'), partOf(COMPAT_DATA, 'api')].flatMap(partsOf)) {
    add(owner, tree)
    for (const [member, one] of partsOf(tree)) {
      const name = member.replace(/_static$/, '')
      add(`${owner}.${name}`, one)
      for (const [object, type] of Object.entries(KNOWN_OBJECTS)) if (type === owner) add(`${object}.${name}`, one)
      if (WITH_METHODS.includes(owner)) add(`.${name}`, one)
    }
  }
  return new Set([...known].filter(([, all]) => !all.some(isEverywhere)).map(([name]) => name))
}
