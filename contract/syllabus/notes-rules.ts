import * as m from '#messages/contract/syllabus.ts'

/** Menu order. */
export const MEANINGS = ['fact', 'argument', 'example', 'doubt'] as const
export type Meaning = (typeof MEANINGS)[number]
export const MEANING_NAMES: Record<Meaning, string> = { fact: m.fact, argument: m.argument, example: m.example, doubt: m.doubt }

export const MAX_QUOTE = 1000
/** On each side. */
export const CONTEXT_CHARACTERS = 40
export const MAX_NOTE = 2000
export const MAX_HIGHLIGHTS_OF_ARTICLE = 300
export const MAX_HIGHLIGHTS = 20_000
export const EXPORT_FORMATS = ['markdown', 'csv', 'cards'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const HIGHLIGHT_NOT_FOUND = m.highlightNotFound
export const NOTE_CHANGED = m.noteChanged
export const HIGHLIGHTS_FULL = m.highlightsFull({ count: MAX_HIGHLIGHTS })
export const ARTICLE_FULL = m.articleFull({ count: MAX_HIGHLIGHTS_OF_ARTICLE })

const BEFORE_NUMBERED = ['summary', 'since_then', 'past', 'present', 'future', 'content']
const AFTER_NUMBERED = ['terms', 'facts', 'must_know']
/** As on the page; `section_4`, … stand before the lists. */
export const SECTION = new RegExp(`^(${[...BEFORE_NUMBERED, ...AFTER_NUMBERED].join('|')}|section_\\d{1,4})$`)

interface Placed {
  section: string
  start: number
}

export const inTextOrder = (one: Placed, other: Placed): number =>
  rank(one.section) - rank(other.section) || one.start - other.start

const rank = (section: string): number => {
  const named = [...BEFORE_NUMBERED, ...AFTER_NUMBERED].indexOf(section)
  if (named < 0) return BEFORE_NUMBERED.length + Number(section.replace('section_', ''))
  return named < BEFORE_NUMBERED.length ? named : MAX_NUMBERED + named
}

const MAX_NUMBERED = 10_000
