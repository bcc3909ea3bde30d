import { DESCRIPTORS, type Language } from '#contract/languages.ts'
import { type Kind, type Message, type MessageFormatElement, parseMessage, TYPE } from './parse-message.ts'
import { joinUnits } from './units.ts'

/** Texts of one feature in one language: name → ICU MessageFormat. */
export type Texts = Readonly<Record<string, string>>

const HEAD = '// Generated from messages/ by scripts/build/messages. Do not edit.\n'

/**
 * @returns a TypeScript module with a constant for each text without parameters, and a function for each text with some. Its types are those of the
 * English texts, so that every language has the same.
 * @throws Error that names the text, if it is no ICU MessageFormat or has other parameters than the English one
 */
export function emitModule(language: Language, texts: Texts, english: Texts): string {
  const lines = valuesOf(language, texts, english).map(([name, value]) => `export const ${name} = ${value}`)
  return withImports(lines.join('\n'))
}

/** @returns the same as one object by language, `TEXTS`, for what is written in several at once. @throws as `emitModule` */
export function emitTexts(byLanguage: ReadonlyMap<Language, Texts>, english: Texts): string {
  const objects = [...byLanguage].map(([language, texts]) => {
    const lines = valuesOf(language, texts, english).map(([name, value]) => `    ${name}: ${value},\n`)
    return `  ${language}: {\n${lines.join('')}  },\n`
  })
  return withImports(`export const TEXTS = {\n${objects.join('')}}`)
}

const valuesOf = (language: Language, texts: Texts, english: Texts): [name: string, value: string][] =>
  Object.entries(texts).map(([name, text]) => {
    try {
      return [name, emitMessage(parsed(text, english[name] ?? text), language, parseMessage(english[name] ?? text))]
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`)
    }
  })

function withImports(body: string): string {
  const amounts = ['formatNumber', 'plural'].filter((name) => body.includes(`${name}(`))
  const imports = [
    body.includes('ReactNode') && "import { createElement, Fragment, type ReactNode } from 'react'\n",
    amounts.length > 0 && `import { ${amounts.join(', ')} } from '#contract/amounts.ts'\n`,
  ]
  return `${HEAD}${imports.filter(Boolean).join('')}${body}\n`
}

function parsed(text: string, english: string): Message {
  const message = parseMessage(text)
  const expected = parseMessage(english)
  for (const name of new Set([...message.arguments.keys(), ...expected.arguments.keys()])) {
    const [is, should] = [message.arguments.get(name), expected.arguments.get(name)]
    if (!is) throw new Error(`{${name}} of the English text is missing`)
    if (!should) throw new Error(`{${name}} is not in the English text`)
    const isPlain = is === 'value' && (should === 'number' || should === 'choice')
    if (is !== should && !isPlain) throw new Error(`{${name}} is a ${should} in the English text, not a ${is}`)
  }
  joinUnits(message.elements)
  return message
}

function emitMessage(message: Message, language: Language, english: Message): string {
  if (english.arguments.size === 0) return JSON.stringify(literal(message))
  const kinds = [...english.arguments]
  const type = kinds.map(([key, kind]) => `${key}: ${typeOf(key, kind, english)}`).join('; ')
  const names = kinds.map(([key]) => key).join(', ')
  const isRich = kinds.some(([, kind]) => kind === 'tag')
  const value = isRich ? fragment(message.elements, language) : template(message.elements, language)
  return `({ ${names} }: { ${type} }): ${isRich ? 'ReactNode' : 'string'} => ${value}`
}

const literal = ({ elements }: Message) =>
  elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('')

function typeOf(key: string, kind: Kind, { choices }: Message): string {
  if (kind === 'tag') return '(text: ReactNode) => ReactNode'
  if (kind === 'choice') return [...(choices.get(key) ?? []), 'other'].map((name) => JSON.stringify(name)).join(' | ')
  return kind === 'number' ? 'number' : 'string | number'
}

/** Without calls where only literals and values are joined. */
function template(elements: readonly MessageFormatElement[], language: Language, count?: string): string {
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? escaped(element.value) : `\${${expression(element, language, count)}}`,
  )
  return `\`${parts.join('')}\``
}

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

function expression(element: MessageFormatElement, language: Language, count = ''): string {
  if (element.type === TYPE.argument) return element.value
  if (element.type === TYPE.number) return `formatNumber(${element.value})`
  if (element.type === TYPE.pound) return `formatNumber(${count})`
  if (element.type === TYPE.select) {
    const { other, ...rest } = element.options
    const cases = Object.entries(rest).map(
      ([name, { value }]) => `${element.value} === ${JSON.stringify(name)} ? ${template(value, language, count)} : `,
    )
    return `${cases.join('')}${template(other?.value ?? [], language, count)}`
  }
  if (element.type !== TYPE.plural) throw new Error(`unexpected element of type ${element.type}`)
  const forms = Object.entries(element.options).map(
    ([rule, { value }]) => [rule, template(value, language, element.value)] as const,
  )
  const exact = forms
    .filter(([rule]) => rule.startsWith('='))
    .map(([rule, text]) => `${element.value} === ${rule.slice(1)} ? ${text} : `)
  const general = forms.filter(([rule]) => !rule.startsWith('='))
  const only = general.length === 1 ? general[0]?.[1] : undefined
  const choice = only ?? chosen(element.value, Object.fromEntries(general), language)
  return exact.join('') + choice
}

/** Whole numbers up to here tell the rules of a language apart. */
const TRIED = 200

/** A comparison where the language has only two forms of whole numbers: `Intl.PluralRules` takes 40 ms to make on a phone. */
function chosen(count: string, forms: Record<string, string>, language: Language): string {
  const rules = new Intl.PluralRules(DESCRIPTORS[language].locale)
  const isOne = (limit: (n: number) => boolean) =>
    Array.from({ length: TRIED }, (_, n) => n).every((n) => (rules.select(n) === 'one') === limit(n))
  const isTwoForms = Object.keys(forms).sort().join() === 'one,other'
  if (isTwoForms && isOne((n) => n === 1)) return `${count} === 1 ? ${forms.one} : ${forms.other}`
  if (isTwoForms && isOne((n) => n <= 1)) return `${count} <= 1 ? ${forms.one} : ${forms.other}`
  const list = Object.entries(forms).map(([rule, text]) => `${rule}: ${text}`)
  return `plural(${count}, { ${list.join(', ')} }, ${JSON.stringify(language)})`
}

function fragment(elements: readonly MessageFormatElement[], language: Language): string {
  return `createElement(Fragment, null, ${nodes(elements, language)})`
}

function nodes(elements: readonly MessageFormatElement[], language: Language): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return JSON.stringify(element.value)
      if (element.type !== TYPE.tag) return expression(element, language)
      const { children } = element
      return `${element.value}(${children.length === 1 ? nodes(children, language) : fragment(children, language)})`
    })
    .join(', ')
}
