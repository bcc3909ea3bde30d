import { FactIn } from '#contract/newsroom/upload/provenance-upload.ts'
import { MAX_PROVENANCE } from '#contract/reading/provenance-rules.ts'
import { type Block, plain } from '../readers/document.ts'
import { dayIn } from '../rules.ts'
import { entriesOf, rowsOf } from './list-entries.ts'
import { upTo } from './lists.ts'
import { unwrapped } from './prose.ts'
import type { Report } from './report.ts'
import type { PartialSource } from './sources.ts'

interface Found {
  at: number
  text: string
  sentence: string
  value: string
  source: number
  date: string
}

const COLUMNS = [/fact|sentence|what/i, /value|figure|number/i, /source/i, /date|day|as of/i]
const NOTE = /\s*\(([^()]*\bsource\b[^()]*)\)\.?$/i
const NUMBER =
  /(?:₹|Rs\.?|US\$|\$)?\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|per cent|lakh crore|crore|lakh|million|billion|km|GW|MW|years))?/g
const BOLD = /\*\*([^*]+)\*\*/

/** `India has **85** Ramsar sites (source 1, 14 August 2024)`, or a table. Sources are counted from 1. */
export function factsOf(blocks: readonly Block[], sources: readonly PartialSource[], report: Report) {
  const found = blocks.flatMap((block) =>
    block.kind === 'table'
      ? rowsOf(block, COLUMNS).map((row) => ofRow(row, sources))
      : entriesOf([{ ...block, text: unwrapped(block.text) }]).map((entry) => ofLine(entry, sources)),
  )
  const most = MAX_PROVENANCE.facts
  return upTo(
    most,
    found.filter(({ sentence }) => sentence),
    report,
    `An article can have at most ${most} facts.`,
  ).flatMap((fact) => checked(fact, sources, report))
}

function ofRow(
  { cells: [sentence = '', value = '', source = '', date = ''], at }: { cells: string[]; at: number },
  sources: readonly PartialSource[],
): Found {
  return {
    at,
    text: [sentence, value, source, date].join(', '),
    sentence,
    value,
    source: indexOf(source, sources),
    date: dayIn(date)?.day ?? '',
  }
}

function ofLine({ at, text }: { at: number; text: string }, sources: readonly PartialSource[]): Found {
  const [note = '', inside = ''] = NOTE.exec(text) ?? []
  const marked = text.slice(0, text.length - note.length)
  const sentence = plain(marked)
  const numbers = sentence.match(NUMBER) ?? []
  const value = BOLD.exec(marked)?.[1] ?? (numbers.length === 1 ? (numbers[0] ?? '').trim() : '')
  return {
    at,
    text: plain(text),
    sentence: note && !/[.!?]$/.test(sentence) ? `${sentence}.` : sentence,
    value,
    source: indexOf(inside, sources),
    date: dayIn(inside)?.day ?? '',
  }
}

/** `source 2`, `2`, or words of its publisher or title; -1 if none. */
function indexOf(words: string, sources: readonly PartialSource[]): number {
  const number = /(?:^|source\s*)(\d{1,2})(?!\d)/i.exec(words.trim())?.[1]
  if (number) return Number(number) - 1
  const lower = words.toLowerCase()
  return sources.findIndex(({ publisher, title }) =>
    [publisher, title].some((name) => name && lower.includes(name.toLowerCase())),
  )
}

const FIELDS = ['sentence', 'value', 'source', 'date'] as const
const NAMES = { sentence: 'sentence', value: 'value (make it bold)', source: 'number of a source', date: 'date' }

/** What is missing is reported, the rest kept. */
function checked(
  fact: Found,
  sources: readonly PartialSource[],
  report: Report,
): Partial<Record<(typeof FIELDS)[number], string | number>>[] {
  const good = FIELDS.filter(
    (field) => FactIn.shape[field].safeParse(fact[field]).success && (field !== 'source' || fact.source < sources.length),
  )
  if (!good.includes('sentence')) {
    report.leave(fact, 'The sentence of a fact can have at most 500 characters.')
    return []
  }
  const missing = FIELDS.filter((field) => !good.includes(field)).map((field) => NAMES[field])
  if (missing.length > 0) report.leave(fact, `This fact has no ${missing.join(', no ')}. The rest of it is kept.`)
  return [Object.fromEntries(good.map((field) => [field, fact[field]]))]
}
