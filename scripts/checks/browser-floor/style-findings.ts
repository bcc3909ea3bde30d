import { COMPAT_DATA, type CompatTree, isEverywhere, partOf, partsOf } from './compat-data.ts'

const CSS = partOf(COMPAT_DATA, 'css')
const [PROPERTIES, SELECTORS, RULES] = ['properties', 'selectors', 'at-rules'].map((name) => partOf(CSS, name))

/** Ignores prefixed names, which the build adds. */
export function styleFindings(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!\\)"(?:[^"\\]|\\.)*"/g, '""')
  const namesIn = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
  const found = [
    ...namesIn(/[{;]([a-z][a-z-]*):/g).filter((name) => isRecent([partOf(PROPERTIES, name)])),
    ...namesIn(/@([a-z-]+)/g).flatMap((name) => (isRecent([partOf(RULES, name)]) ? [`@${name}`] : [])),
    // A colon in a declaration precedes a value.
    ...namesIn(/(?<!\\)::?([a-z][a-z-]*)(?=[^{};]*\{)/g).flatMap((name) =>
      isRecent([partOf(SELECTORS, name)]) ? [`:${name}`] : [],
    ),
    ...namesIn(/([a-z-]+)\(/g).flatMap((name) => (isRecent(FUNCTIONS.get(name) ?? []) ? [`${name}()`] : [])),
  ]
  return found.toSorted()
}

const isRecent = (known: (CompatTree | undefined)[]): boolean => {
  const compats = known.flatMap((one) => (one?.__compat ? [one.__compat] : []))
  return compats.length > 0 && !compats.some(isEverywhere)
}

const FUNCTIONS = new Map<string, CompatTree[]>()
collect(partOf(CSS, 'types'))

/** Functions are nested below value types. */
function collect(tree: CompatTree | undefined): void {
  for (const [name, one] of partsOf(tree)) {
    FUNCTIONS.set(name, [...(FUNCTIONS.get(name) ?? []), one])
    collect(one)
  }
}
