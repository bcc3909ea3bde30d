import type { Texts } from './emit-module.ts'
import { type MessageFormatElement, parseMessage, TYPE } from './parse-message.ts'

/** Sentences of these features are sent by the server, in English. */
export const isSent = (feature: string): boolean => /^(?:contract|server)\//.test(feature)

/**
 * @returns a TypeScript module that finds the text of an English sentence in another language: `EXACT` by the sentence, `PATTERNS` for sentences with
 * parameters, longest first, so that the most exact one is found
 */
export function emitReplies(english: ReadonlyMap<string, Texts>): string {
  const exact: string[] = []
  const patterns: { length: number; code: string }[] = []
  const imports: string[] = []
  for (const [feature, texts] of english) {
    const module = `m${imports.length}`
    imports.push(`import * as ${module} from './${feature}.ts'`)
    for (const [name, text] of Object.entries(texts)) {
      const message = parseMessage(text)
      if (message.arguments.size === 0) exact.push(`  ${JSON.stringify(plain(message.elements))}: ${module}.${name},`)
      else {
        const names: string[] = []
        const pattern = source(message.elements, names)
        patterns.push({
          length: pattern.replace(/\([^)]*\)/g, '').length,
          code: `  [new RegExp(${JSON.stringify(`^${pattern}$`)}, 'u'), ${JSON.stringify(names)}, ${module}.${name} as Sentence],`,
        })
      }
    }
  }
  const ordered = patterns.sort((one, other) => other.length - one.length).map(({ code }) => code)
  return `// Generated from messages/ by scripts/build/messages. Do not edit.
${imports.join('\n')}

type Sentence = (values: never) => string
export const EXACT: Readonly<Record<string, string>> = {
${exact.join('\n')}
}
export const PATTERNS: readonly [RegExp, string[], Sentence][] = [
${ordered.join('\n')}
]
`
}

const plain = (elements: readonly MessageFormatElement[]) =>
  elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('')

/** @param names gets the parameter of each group */
function source(elements: readonly MessageFormatElement[], names: string[], count = ''): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        const cases = Object.values(element.options).map(({ value }) => source(value, names, element.value))
        return `(?:${cases.join('|')})`
      }
      if (element.type === TYPE.tag) throw new Error(`a sentence of the server cannot have <${element.value}>`)
      names.push(element.type === TYPE.pound ? count : element.value)
      return element.type === TYPE.argument ? '(.+?)' : '([\\d,.]+)'
    })
    .join('')
}
