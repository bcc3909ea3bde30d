import { counted } from '#contract/amounts.ts'
import { dayAfter } from '#contract/calendar.ts'
import { ENGLISH_NAMES, TARGETS } from '#contract/languages.ts'
import { DESK_STATES, type DeskState, USUAL, type UsualPart } from '#contract/newsroom/desk/desk-rules.ts'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { fromIndianTime, inIndianTime } from '#web/platform/time/indian-time.ts'
import type { DeskEntry } from './api.ts'
import { isWorkday } from './desk-month.ts'

const NOUNS: Record<UsualPart, [one: string, other: string]> = {
  key_terms: ['key term', 'key terms'],
  questions: ['question', 'questions'],
  flashcards: ['flashcard', 'flashcards'],
  mains: ['mains question', 'mains questions'],
  must_know: ['must-know fact', 'must-know facts'],
  sources: ['source', 'sources'],
  facts: ['fact', 'facts'],
}
const PARTS = Object.keys(USUAL) as UsualPart[]

/** `Missing: 4 questions, sources`; `undefined` where nothing is. */
export function missingText({ kind, counts, state }: ListedDraft): string | undefined {
  if (kind === 'in_news' || state === 'handed_over') return undefined
  if (Object.values(counts).every((count) => count === 0)) return 'Nothing written yet'
  const missing = PARTS.flatMap((part) => {
    const count = USUAL[part] - counts[part]
    if (count <= 0) return []
    const [one, other] = NOUNS[part]
    return [USUAL[part] === 1 ? other : counted(count, one, other)]
  })
  const all = counts.words === 0 ? ['the text', ...missing] : missing
  return all.length === 0 ? undefined : `Missing: ${all.join(', ')}`
}

/** `Hindi 5 of 7 parts, Tamil complete`; `undefined` for what has no translation in preparation. */
export function translatedText({ translated, state }: Pick<ListedDraft, 'translated' | 'state'>): string | undefined {
  if (translated === null || state === 'handed_over') return undefined
  const texts = TARGETS.flatMap((language) => {
    const { done, total } = translated[language] ?? { done: 0, total: 0 }
    if (total === 0) return []
    return [`${ENGLISH_NAMES[language]} ${done === total ? 'complete' : `${done} of ${counted(total, 'part')}`}`]
  })
  return texts.length === 0 ? undefined : texts.join(', ')
}

export const isOpen = ({ state }: ListedDraft): boolean => state !== 'handed_over'
export const isApproved = ({ state }: ListedDraft): boolean => state === 'approved'

/** `2 being written, 1 approved` */
export function statesText(drafts: readonly ListedDraft[]): string {
  return (Object.keys(DESK_STATES) as DeskState[])
    .map((state) => ({ state, count: drafts.filter((draft) => draft.state === state).length }))
    .filter(({ state, count }) => count > 0 && state !== 'handed_over')
    .map(({ state, count }) => `${count} ${DESK_STATES[state].toLowerCase()}`)
    .join(', ')
}

export type DayForm = 'published' | 'scheduled' | 'draft' | 'prepared' | 'hole' | 'free'

/** `hole`: a weekday from today on with nothing. */
export function dayForm(day: string, drafts: readonly ListedDraft[], entry: DeskEntry | undefined, today: string): DayForm {
  if (entry) return entry.status === 'published' ? 'published' : entry.scheduled_for ? 'scheduled' : 'draft'
  if (drafts.some(isOpen)) return 'prepared'
  return day >= today && isWorkday(day) ? 'hole' : 'free'
}

export const FORM_WORDS: Record<DayForm, string> = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  prepared: 'In preparation',
  hole: 'Empty',
  free: 'Nothing planned',
}

export function indianToday(now: Date): string {
  const instant = inIndianTime(now.toISOString())
  return instant.slice(0, 10)
}

/** The first day from tomorrow on for which something is being prepared; without any, tomorrow. */
export function dayToOpen(drafts: readonly ListedDraft[], today: string): string {
  const tomorrow = dayAfter(today)
  return drafts.find((draft) => draft.day !== null && draft.day >= tomorrow && isOpen(draft))?.day ?? tomorrow
}

const DUE_TIME = '06:00'

/** When readers expect a day: 6:00 in India, as an instant. */
export const dueAt = (day: string): string => fromIndianTime(`${day}T${DUE_TIME}`) ?? ''

/** `Due tomorrow at 6:00 am IST` */
export function dueText(day: string, now: Date): string {
  const today = indianToday(now)
  const isPast = Date.parse(dueAt(day)) <= now.getTime()
  const when = day === today ? 'today' : day === dayAfter(today) ? 'tomorrow' : `on ${formatDay(day, 'compact')}`
  return `${isPast ? 'Was due' : 'Due'} ${when} at 6:00 am IST`
}
