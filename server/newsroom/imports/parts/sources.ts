import { SourceIn } from '#contract/newsroom/upload/provenance-upload.ts'
import { MAX_PROVENANCE, SOURCE_KINDS, type SourceKind } from '#contract/reading/provenance-rules.ts'
import type { Block } from '../readers/document.ts'
import { dayIn } from '../rules.ts'
import { rowsOf, sentencesOf } from './list-entries.ts'
import { upTo } from './lists.ts'
import type { Report } from './report.ts'

export type PartialSource = Partial<Record<keyof typeof SourceIn.shape, string>>

interface Found {
  at: number
  text: string
  /** Its kind. */
  isGuessed: boolean
  fields: PartialSource
}

const ADDRESS = /https?:\/\/[^\s|<>()[\]"]+/
const COLUMNS = [
  /title|document|source|what/i,
  /publisher|by|organi[sz]ation|body/i,
  /date|day|published/i,
  /address|url|link|web/i,
  /kind|type/i,
]
const FIELDS = ['title', 'publisher', 'kind', 'date', 'url'] as const

/** Title, publisher, day and address in any order, or a table. What is missing is reported, the rest kept. */
export function sourcesOf(blocks: readonly Block[], report: Report): PartialSource[] {
  const found = blocks.flatMap((block) => (block.kind === 'table' ? rowsOf(block, COLUMNS).map(ofRow) : ofLines(block)))
  const most = MAX_PROVENANCE.sources
  const sources = upTo(
    most,
    found.filter(({ text }) => text),
    report,
    `An article can have at most ${most} sources.`,
  ).flatMap((one) => checked(one, report))
  const first = found.find(({ isGuessed }) => isGuessed)
  if (sources.length > 0 && first)
    report.leave(
      { at: first.at, text: 'Kinds of the sources' },
      'The kinds of the sources (report, press release, newspaper, …) were guessed from their words. Please check them.',
    )
  return sources
}

function ofRow({
  cells: [title = '', publisher = '', date = '', url = '', kind = ''],
  at,
}: {
  cells: string[]
  at: number
}): Found {
  const text = [title, publisher, date, url].filter(Boolean).join(', ')
  const fields = { title, publisher, date: dayIn(date)?.day ?? '', url: ADDRESS.exec(url)?.[0] ?? '' }
  const given = kindOf(kind)
  return { at, text, isGuessed: !given, fields: { ...fields, kind: given ?? guessed(text) } }
}

const ofLines = (block: Block): Found[] => {
  const lines = sentencesOf([block])
  return lines.map(({ text, at }) => {
    const link = lines.length === 1 ? block.links?.[0] : undefined
    const url = (ADDRESS.exec(text)?.[0] ?? link ?? '').replace(/[.,;]+$/, '')
    const words = text.replace(url, ' ')
    const date = dayIn(words)
    const [title = '', publisher = ''] = namesIn(date ? words.replace(date.words, ' ') : words)
    return {
      at,
      text,
      isGuessed: true,
      fields: { title, publisher, url, date: date?.day ?? '', kind: guessed(`${text} ${url}`) },
    }
  })
}

/** Signs that divide more clearly than commas come first. With commas the last part is the publisher. */
function namesIn(line: string): string[] {
  const trimmed = line
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/[\s,;.|–—-]+$/, '')
    .trim()
  for (const divider of [' | ', ' – ', ' — ', ' - ', '; ']) {
    const parts = trimmed.split(divider).map(tidy).filter(Boolean)
    if (parts.length > 1) return parts
  }
  const parts = trimmed
    .split(/,\s+|,$/)
    .map(tidy)
    .filter(Boolean)
  const publisher = parts.length > 1 ? (parts.pop() ?? '') : ''
  return [parts.join(', '), publisher]
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.|]+|[\s,;|]+$/g, '')
    .replace(/^["“](.*)["”]$/, '$1')

const NAMES = { title: 'title', publisher: 'publisher', kind: 'kind', date: 'date', url: 'address that starts with https://' }

function checked({ at, text, fields }: Found, report: Report): PartialSource[] {
  const good = FIELDS.filter((field) => SourceIn.shape[field].safeParse(fields[field]).success)
  if (!good.includes('title')) {
    report.leave({ at, text }, 'This source has no title.')
    return []
  }
  const missing = FIELDS.filter((field) => !good.includes(field)).map((field) => NAMES[field])
  if (missing.length > 0) report.leave({ at, text }, `This source has no ${missing.join(', no ')}. The rest of it is kept.`)
  return [Object.fromEntries(good.map((field) => [field, fields[field]]))]
}

const kindOf = (words: string): SourceKind | undefined =>
  (Object.keys(SOURCE_KINDS) as SourceKind[]).find((kind) => words.toLowerCase().includes(kind))

const GUESSES: [SourceKind, RegExp][] = [
  ['judgment', /\bjudg(?:e)?ment\b|\bv(?:s|ersus)?\.? (?:union|state)\b|supreme court|high court|sci\.gov\.in/i],
  ['gazette', /gazette|egazette/i],
  ['release', /press release|press information bureau|\bpib\b/i],
  ['act', /\bact,? (?:of )?\d{4}|\bconstitution of india\b|indiacode/i],
  ['newspaper', /the hindu|indian express|times of india|hindustan times|economic times|business standard|\bmint\b/i],
  ['data', /census|statistic|survey|\bdata\b|dashboard/i],
]

const guessed = (words: string): SourceKind => GUESSES.find(([, sign]) => sign.test(words))?.[0] ?? 'report'
