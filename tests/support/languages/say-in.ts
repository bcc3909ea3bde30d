import { readdirSync, readFileSync } from 'node:fs'
import { PAPERS } from '#contract/syllabus/nodes.ts'
import { type MessageFormatElement, parseMessage, TYPE } from '../../../scripts/build/messages/parse-message.ts'

const FOLDER = 'messages'
const CONTENT = 'content'

interface Pair {
  /** The whole English text. */
  english: RegExp
  /** An English text as it could be shown. */
  sample: string
  hasParameters: boolean
  /** Source of a pattern, with the parameters that were found in the English text. */
  other: (values?: Values) => string
}

type Values = Record<string, string>

/**
 * Translates what a test looks for, so that it finds the same control in a page of another language.
 * @param text an English text of the interface or a pattern of one; others, such as titles of articles, are found as they are
 * @param isWhole not as a part of a longer text
 */
export function sayIn(language: string, text: string | RegExp, isWhole = false): RegExp {
  const pairs = pairsOf(language)
  if (typeof text !== 'string') return patternIn(pairs, text)
  // What opens a form ends in “…”.
  const words = text.replace(/…$/, '')
  const part = inSample(words).toLowerCase()
  const found = [
    pairs.filter(({ english, hasParameters }) => !hasParameters && english.test(words)),
    pairs.filter(({ english, sample }) => english.test(words) && letters(sample) * 2 > letters(words)),
    isWhole ? [] : pairs.filter(({ sample }) => sample.toLowerCase().includes(part)),
    closest(pairs, words),
  ].find(({ length }) => length > 0)
  const others = found ? found.map((pair) => pair.other(valuesIn(pair, words))) : joined(language, words)
  const sources = [quoted(text), ...others].join('|')
  return new RegExp(isWhole ? `^(?:${sources})$` : `(?:${sources})`, isWhole ? 'u' : 'iu')
}

/** Names of people and things stay. Numbers and dates are written in another way. */
function valuesIn({ english }: Pair, text: string): Values {
  const values = Object.entries(english.exec(text)?.groups ?? {}).filter(([, value]) => /\p{L}{2}/u.test(value ?? ''))
  return Object.fromEntries(values)
}

/** Of two texts that a component joins: `Study timer: Focus`. */
function joined(language: string, text: string): string[] {
  const [, label = '', value = ''] = /^(.+:) (.+)$/.exec(text) ?? []
  return label ? [`(?:${sayIn(language, label).source}) ?(?:${sayIn(language, value).source})`] : []
}

function patternIn(pairs: readonly Pair[], { source, flags }: RegExp): RegExp {
  const pattern = new RegExp(source, flags.replace('g', ''))
  const [start, end] = [source.startsWith('^') ? '^' : '', source.endsWith('$') ? '$' : '']
  const matching = pairs.filter(({ sample }) => pattern.test(sample))
  const words = source.slice(start.length)
  const found = matching.length > 0 ? matching : closest(pairs, words)
  const others = found.map((pair) => `${start}(?:${pair.other(matching.length > 0 ? {} : valuesIn(pair, words))})${end}`)
  return new RegExp([source, ...others].join('|'), pattern.flags)
}

/** With the most letters of its own, for a name that has a title or another name in it. */
function closest(pairs: readonly Pair[], text: string): Pair[] {
  const fitting = pairs.filter(({ english, hasParameters, sample }) => hasParameters && letters(sample) > 3 && english.test(text))
  const most = Math.max(...fitting.map(({ sample }) => letters(sample)))
  return fitting.filter(({ sample }) => letters(sample) === most)
}

/** Parameters are shown as 3. */
const inSample = (text: string) => text.replace(/\d+/g, '3')

const letters = (text: string) => text.replace(/\P{L}/gu, '').length

const known = new Map<string, Pair[]>()

function pairsOf(language: string): Pair[] {
  const pairs = known.get(language) ?? readPairs(language)
  known.set(language, pairs)
  return pairs
}

function readPairs(language: string): Pair[] {
  const files = readdirSync(`${FOLDER}/en`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const texts = files.flatMap((file) => {
    const [english, other] = ['en', language].map((folder) => read(`${FOLDER}/${folder}/${file}`))
    return Object.entries(english ?? {}).flatMap(([name, text]) => pairOf(text, other?.[name] ?? text))
  })
  return [...texts, ...titlesIn(language), ...papersIn(language)]
}

/** The syllabus is content, too. */
const papersIn = (language: string): Pair[] =>
  PAPERS.flatMap(({ short }) => fixedPair(short.en, short[language as keyof typeof short]))

const fixedPair = (english: string, other: string | undefined): Pair[] =>
  other
    ? [{ english: new RegExp(`^${quoted(english)}$`, 'u'), sample: english, hasParameters: false, other: () => quoted(other) }]
    : []

/** Of the articles that every instance in the tests has. */
function titlesIn(language: string): Pair[] {
  const days = readdirSync(CONTENT).filter((name) => /^[\d-]+\.json$/.test(name))
  return days
    .flatMap((day) => (JSON.parse(readFileSync(`${CONTENT}/${day}`, 'utf8')) as Day).articles)
    .flatMap(({ title, title_translated }) => fixedPair(title, title_translated?.[language]))
}

interface Day {
  articles: { title: string; title_translated?: Record<string, string> }[]
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>

/** Not of texts that consist of parameters. */
function pairOf(english: string, other: string): Pair[] {
  const { elements, arguments: parameters } = parseMessage(english)
  const sample = shown(elements)
  if (!/\p{L}{2}/u.test(sample)) return []
  return [
    {
      english: new RegExp(`^(?:${withNames(elements)})$`, 'isu'),
      sample,
      hasParameters: parameters.size > 0,
      other: (values) => source(parseMessage(other).elements, values),
    },
  ]
}

function source(elements: readonly MessageFormatElement[], values: Values = {}): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return quoted(element.value).replace(BEFORE_ENDING, '-\u2060?')
      if (element.type === TYPE.tag) return source(element.children, values)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return inValues(element, values)
      return `(?:${Object.values(element.options)
        .map(({ value }) => source(value, values))
        .join('|')})`
    })
    .join('')
}

const inValues = (element: MessageFormatElement, values: Values) => {
  const value = 'value' in element ? values[String(element.value)] : undefined
  return value === undefined ? '.+?' : quoted(value)
}

/** With a group of its name for each parameter that stands outside of plurals and choices, where names may be only once. */
function withNames(elements: readonly MessageFormatElement[], known = new Set<string>()): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.tag) return withNames(element.children, known)
      if (element.type !== TYPE.argument || known.has(element.value)) return source([element])
      known.add(element.value)
      return `(?<${element.value}>.+?)`
    })
    .join('')
}

/** The last form of each choice, 3 for each parameter. */
function shown(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return shown(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '3'
      return shown(Object.values(element.options).at(-1)?.value ?? [])
    })
    .join('')
}

/** The build joins a Tamil ending to the number or the foreign word before it. */
const BEFORE_ENDING = /-(?=\p{Script=Tamil}|$)/gu

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
