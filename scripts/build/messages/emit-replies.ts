import type { Texts } from './emit-module.ts'
import { type MessageFormatElement, parseMessage, TYPE } from './parse-message.ts'
import { joinUnits } from './units.ts'

/** Sentences of these features are sent by the server, in English. */
export const isSent = (feature: string): boolean => /^(?:contract|server)\//.test(feature)

/** `{from}–{to}` would be found in other sentences. */
const HAS_WORD = /\p{L}{2}/u

/**
 * @returns a TypeScript module that finds the text of an English sentence in another language: `EXACT` by the sentence, `PATTERNS` for sentences with
 * parameters, longest first, so that the most exact one is found. A name such as `kind=quiz` is of an empty group: that form of a choice was found.
 */
export function emitReplies(english: ReadonlyMap<string, Texts>): string {
  const exact = new Map<string, string>()
  const patterns: { length: number; code: string }[] = []
  const imported = new Map<string, string>()
  for (const [feature, texts] of english) {
    const module = `m${imported.size}`
    imported.set(module, feature)
    for (const [name, text] of Object.entries(texts)) {
      const message = parseMessage(text)
      joinUnits(message.elements)
      const words = plain(message.elements)
      if (message.arguments.size > 0) {
        const names: string[] = []
        const pattern = JSON.stringify(`^${source(message.elements, names)}$`)
        const code = `  [new RegExp(${pattern}, 'su'), ${JSON.stringify(names)}, ${module}.${name} as Sentence],`
        if (HAS_WORD.test(words)) patterns.push({ length: words.length, code })
      } else if (!exact.has(words)) exact.set(words, `  ${JSON.stringify(words)}: ${module}.${name},`)
    }
  }
  const ordered = patterns.sort((one, other) => other.length - one.length).map(({ code }) => code)
  const code = [...exact.values(), ...ordered].join('\n')
  // A file may have nothing but sentences that another has too.
  const imports = [...imported].filter(([module]) => code.includes(` ${module}.`))
  return `// Generated from messages/ by scripts/build/messages. Do not edit.
${imports.map(([module, feature]) => `import * as ${module} from './${feature}.ts'`).join('\n')}

type Sentence = (values: never) => string
export const EXACT: Readonly<Record<string, string>> = {
${[...exact.values()].join('\n')}
}
export const PATTERNS: readonly [RegExp, string[], Sentence][] = [
${ordered.join('\n')}
]
`
}

/** Of a choice, the longest form. */
const plain = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ''
      const forms = Object.values(element.options).map(({ value }) => plain(value))
      return forms.reduce((longest, form) => (form.length > longest.length ? form : longest), '')
    })
    .join('')

/** @param names gets the parameter of each group */
function source(elements: readonly MessageFormatElement[], names: string[], count = ''): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        const forms = Object.entries(element.options).map(([rule, { value }]) => {
          const form = source(value, names, element.value)
          const known = element.type === TYPE.select ? rule : exactCount(rule)
          if (known === undefined) return form
          names.push(`${element.value}=${known}`)
          return `${form}()`
        })
        return `(?:${forms.join('|')})`
      }
      if (element.type === TYPE.tag) throw new Error(`a sentence of the server cannot have <${element.value}>`)
      names.push(element.type === TYPE.pound ? count : element.value)
      return element.type === TYPE.argument && element.value !== count ? '(.+?)' : '([\\d,.]+)'
    })
    .join('')
}

/** In English, `one` is 1. */
const exactCount = (rule: string) => (rule === 'one' ? '1' : /^=(.+)/.exec(rule)?.[1])
