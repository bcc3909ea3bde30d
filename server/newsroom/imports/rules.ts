import type { ImportPart } from '#contract/newsroom/imports/import-rules.ts'

export type Section = ImportPart | 'mains_answer' | 'key_demands'

const SECTIONS: Record<Section, readonly string[]> = {
  title: ['title', 'headline', 'topic'],
  gs_paper_category: ['gs paper', 'paper', 'gs paper category'],
  summary: ['summary', 'abstract', 'in brief', 'at a glance', 'gist', 'synopsis'],
  'analysis_text.past': ['past', 'background', 'context', 'history', 'the past', 'the background', 'historical background'],
  'analysis_text.present': [
    'present',
    'news',
    'the news',
    'in the news',
    'what happened',
    'current',
    'current situation',
    'current status',
    'the present',
    'now',
  ],
  'analysis_text.future': [
    'future',
    'way forward',
    'the way forward',
    'way ahead',
    'the way ahead',
    'outlook',
    'the future',
    'what next',
    'road ahead',
    'the road ahead',
  ],
  'analysis_text.content': [],
  must_know: ['must know', 'must know facts', 'must remember', 'key takeaways', 'takeaways'],
  'follow_up_data.key_terms_list': ['key terms', 'key term', 'glossary', 'terms', 'important terms', 'terminology', 'keywords'],
  'follow_up_data.historical_context': ['historical context', 'timeline', 'chronology', 'history in dates'],
  sources: ['sources', 'source', 'references', 'further reading'],
  facts: ['facts', 'facts and figures', 'key facts', 'data', 'figures', 'numbers'],
  watch: ['watch', 'what to watch', 'dates to watch', 'upcoming dates'],
  'follow_up_data.flashcards': ['flashcards', 'flash cards', 'flashcard', 'revision cards'],
  'potential_questions.prelims_quiz': [
    'practice questions',
    'prelims questions',
    'prelims practice questions',
    'prelims quiz',
    'quiz',
    'mcqs',
    'mcq',
    'multiple choice questions',
    'practice mcqs',
    'questions',
    'prelims practice',
    'prelims',
  ],
  mains_model_answers: [
    'mains question',
    'mains questions',
    'mains',
    'mains practice',
    'mains practice question',
    'mains answer writing',
  ],
  mains_answer: ['model answer', 'model answers', 'answer', 'suggested answer', 'sample answer'],
  key_demands: ['key demands', 'key demand', 'demands of the question', 'key demands of the question', 'marking scheme'],
}

const BY_NAME = new Map(Object.entries(SECTIONS).flatMap(([section, names]) => names.map((name) => [name, section as Section])))

const NUMBERING = /^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]|\d{1,2}\s*[-–])\s+/i
const MAX_NAME = 60
const MAX_HEADING = 300

/** `1. Way forward:` is a name; `Past: from Ramsar to today` has words after one. */
export function sectionOf(heading: string): { section: Section; rest: string } | undefined {
  if (heading.length > MAX_HEADING) return undefined
  const text = heading.replace(NUMBERING, '').trim()
  const whole = named(text)
  if (whole) return { section: whole, rest: '' }
  const end = text.search(/[:–—]/)
  const section = end > 0 ? named(text.slice(0, end)) : undefined
  return section && { section, rest: text.slice(end + 1).trim() }
}

/** A line that is nothing but the name of a section. `Answer:` and `Source:` begin lines of other texts. */
export const isKnownHeading = (line: string): boolean => {
  const found = sectionOf(line)
  return (
    found !== undefined &&
    found.rest === '' &&
    !/^(?:answers?|title|paper|topic|now|data|terms|prelims|mains|figures|numbers)\b/i.test(line)
  )
}

function named(text: string): Section | undefined {
  if (text.length > MAX_NAME) return undefined
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (?:\d{1,2}|[ivx]{1,3})$/, '')
  return BY_NAME.get(name)
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const WORDED = /\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([A-Za-z]{3,9})\.?,?\s+(\d{4})\b/
const AMERICAN = /\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,\s+(\d{4})\b/
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/
const INDIAN = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/

export interface FoundDate {
  day: string
  /** As written. */
  words: string
}

/** The first day in a text: `2 February 1982`, `Feb 2, 1982`, `02.02.1982` or `1982-02-02`. */
export function dayIn(text: string): FoundDate | undefined {
  const iso = ISO.exec(text)
  if (iso) return asDay(iso[0], iso[1], iso[2], iso[3])
  const worded = WORDED.exec(text)
  if (worded) return asDay(worded[0], worded[3], monthOf(worded[2]), worded[1])
  const american = AMERICAN.exec(text)
  if (american) return asDay(american[0], american[3], monthOf(american[1]), american[2])
  const indian = INDIAN.exec(text)
  return indian ? asDay(indian[0], indian[3], indian[2], indian[1]) : undefined
}

const monthOf = (name = '') => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1)

function asDay(words: string, year = '', month = '', date = ''): FoundDate | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? undefined : { day, words }
}
