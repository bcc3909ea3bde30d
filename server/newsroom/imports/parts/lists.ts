import { KeyTermIn } from '#contract/newsroom/upload/article-upload.ts'
import { WatchIn } from '#contract/newsroom/upload/study-upload.ts'
import { MAX_WATCH } from '#contract/reading/provenance-rules.ts'
import { prose } from '#contract/text.ts'
import { type Block, plain } from '../readers/document.ts'
import { dayIn } from '../rules.ts'
import { type Entry, entriesOf, rowsOf, sentencesOf } from './list-entries.ts'
import type { Report } from './report.ts'

const MAX = { terms: 200, history: 100, mustKnow: { least: 3, most: 6 } }

const TERM_COLUMNS = [/^(?:key )?terms?$|^word$|^concept$/i, /^(?:definitions?|meaning|explanation)$/i]

/** `Term: definition`, `Term – definition`, or a table. */
export function termsOf(blocks: readonly Block[], report: Report) {
  const found = blocks.flatMap((block) => {
    if (block.kind === 'table')
      return rowsOf(block, TERM_COLUMNS).map(({ cells: [term = '', definition = ''], at }) => ({ term, definition, at }))
    return entriesOf([block]).map(termOf)
  })
  return upTo(MAX.terms, found, report, 'An article can have at most 200 key terms.').flatMap(({ at, term, definition }) => {
    const text = [term, definition].filter(Boolean).join(': ')
    if (!text) return []
    if (!term || !definition) {
      report.leave({ at, text }, 'This is not a term with its definition: write “Term: definition”.')
      return []
    }
    return report.accept(KeyTermIn, { term, definition }, { at, text }) ?? []
  })
}

function termOf({ text, at }: Entry) {
  const line = plain(text)
  const end = line.search(/:\s|\s[–—-]\s/)
  if (end <= 0) return { term: '', definition: line, at }
  return { term: line.slice(0, end).trim(), definition: line.slice(end).replace(/^[\s:–—-]+/, ''), at }
}

/** Dated lines; a table has its date first. */
export function historyOf(blocks: readonly Block[], report: Report): string[] {
  const lines = sentencesOf(blocks).filter(({ text }) => !/^(?:year|date)s?: (?:event|what)/i.test(text))
  return upTo(MAX.history, lines, report, 'Historical context can have at most 100 lines.').flatMap(
    (line) => report.accept(prose(2000, 'A line of historical context'), line.text, line) ?? [],
  )
}

export function mustKnowOf(blocks: readonly Block[], report: Report): string[] {
  const { least, most } = MAX.mustKnow
  const lines = sentencesOf(blocks)
  const found = upTo(most, lines, report, `An article can have at most ${most} must-know sentences.`)
  const sentences = found.flatMap((line) => report.accept(prose(400, 'A must-know sentence'), line.text, line) ?? [])
  const [first] = lines
  if (first && sentences.length < least)
    report.leave(
      first,
      `An article has ${least} to ${most} must-know sentences or none; here ${sentences.length === 1 ? 'is one' : `are ${sentences.length}`}. Please add the others.`,
    )
  return sentences
}

/** A day and what is expected by it. */
export function watchOf(blocks: readonly Block[], report: Report) {
  const lines = sentencesOf(blocks)
  return upTo(MAX_WATCH, lines, report, `An article can have at most ${MAX_WATCH} dates to watch.`).flatMap((line) => {
    const date = dayIn(line.text)
    if (!date) {
      report.leave(line, 'This line has no day such as 2 February 2026.')
      return []
    }
    const text = line.text
      .replace(date.words, '')
      .replace(/^[\s:,–—-]+|[\s:,(–—-]+$/g, '')
      .replace(/^(?:by|on)\s*[:,–—-]\s*/i, '')
    return report.accept(WatchIn, { date: date.day, text }, line) ?? []
  })
}

/** What is above the limit is left with the reason. */
export function upTo<T extends { at: number; text?: string }>(
  max: number,
  items: readonly T[],
  report: Report,
  reason: string,
): T[] {
  for (const item of items.slice(max)) report.leave({ at: item.at, text: textIn(item) }, reason)
  return items.filter((_, index) => index < max)
}

const textIn = (item: object): string =>
  Object.values(item)
    .filter((value) => typeof value === 'string')
    .join(': ')
