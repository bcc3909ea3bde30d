import { jsonLanguage } from '@codemirror/lang-json'

export interface Range {
  from: number
  to: number
}

type Tree = ReturnType<typeof jsonLanguage.parser.parse>
type Node = Tree['topNode']

/**
 * Missing fields get the range of their object.
 * @param paths `articles[2].title` @returns one range per path
 */
export function rangesOf(text: string, paths: readonly string[]): Range[] {
  const root = jsonLanguage.parser.parse(text).topNode.firstChild
  return paths.map((path) => (root ? follow(text, root, path) : { from: 0, to: Math.min(1, text.length) }))
}

function follow(text: string, root: Node, path: string): Range {
  let node = root
  let named: Node | null = null
  let rest = path
  while (rest !== '') {
    const step = stepFrom(text, node, rest)
    if (!step) break
    ;({ node, named } = step)
    rest = step.rest
  }
  const isWhole = rest === '' && !text.slice(node.from, node.to).includes('\n')
  if (isWhole) return { from: node.from, to: node.to }
  // Long values: only the name or first bracket.
  return named ? { from: named.from, to: named.to } : { from: node.from, to: node.from + 1 }
}

interface Step {
  node: Node
  named: Node | null
  rest: string
}

function stepFrom(text: string, node: Node, rest: string): Step | undefined {
  if (node.name === 'Array') {
    const [whole, place] = /^\[?(\d+)\]?\.?/.exec(rest) ?? []
    const item = place === undefined ? undefined : itemAt(node, Number(place))
    return item && { node: item, named: null, rest: rest.slice(whole?.length) }
  }
  const fits = propertiesOf(text, node).filter(
    ({ name }) => rest === name || rest.startsWith(`${name}.`) || rest.startsWith(`${name}[`),
  )
  // Names may contain dots: the longest match wins, and the last of repeated names.
  const found = fits.reduce<(typeof fits)[number] | undefined>(
    (best, one) => (best && best.name.length > one.name.length ? best : one),
    undefined,
  )
  return found && { node: found.value, named: found.named, rest: rest.slice(found.name.length).replace(/^\./, '') }
}

const childrenOf = (node: Node): Node[] => {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

const VALUES = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']
const itemAt = (node: Node, place: number) => childrenOf(node).filter(({ name }) => VALUES.includes(name))[place]

function propertiesOf(text: string, node: Node): { name: string; named: Node; value: Node }[] {
  return childrenOf(node).flatMap((property) => {
    const named = property.name === 'Property' ? property.getChild('PropertyName') : null
    const value = property.lastChild
    return named && value && value !== named ? [{ name: nameIn(text.slice(named.from, named.to)), named, value }] : []
  })
}

function nameIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted
  }
}

/** JSON.parse drops the first value. */
export function repeatedNames(text: string, tree: Tree): (Range & { name: string })[] {
  const repeated: (Range & { name: string })[] = []
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'Object') return
      const seen = new Set<string>()
      for (const { name, named } of propertiesOf(text, node)) {
        if (seen.has(name)) repeated.push({ name, from: named.from, to: named.to })
        seen.add(name)
      }
    },
  })
  return repeated
}
