import type { Target } from '#contract/languages.ts'
import { questionFrom } from '#contract/practice/question.ts'
import type { RecallCard, StoredCardContent } from '#contract/practice/recall-cards.ts'
import { CARD_STATES, type CardKind } from '#contract/practice/recall-rules.ts'
import type { Circumstances } from '#server/practice/shared/recall-day.ts'
import { dueBefore, type Schedule } from '../rules.ts'

export interface CardRow extends Schedule {
  card_id: string
  kind: CardKind
  article_id: string
  source_key: string
  content: StoredCardContent
  syllabus: string[]
  suspended_at: Date | null
  buried_until: string | null
  note: string
  changed_at: Date | null
  /** Latest correction, unless dismissed. */
  corrected_at: Date | null
  was_wrong: string | null
  is_right: string | null
  is_gone: boolean
  is_paused: boolean
  added_at: Date
  /** Null if the article or item was deleted. */
  known_id: string | null
  title: string | null
  /** Translated; null before its index has them. */
  titles: { [L in Target]?: string } | null
  publication_date: string | null
  status: string | null
}

export function cardFrom(row: CardRow, { day, examAt }: Pick<Circumstances, 'day' | 'examAt'>): RecallCard {
  const { card_id, kind, article_id, content, syllabus, note, title, titles, publication_date, last_review, changed_at } = row
  return {
    card_id,
    kind,
    content: 'front' in content ? content : questionFrom(content),
    syllabus,
    note,
    state: CARD_STATES[row.state],
    due: dueBefore(row, examAt)?.toISOString() ?? null,
    last_review: last_review?.toISOString() ?? null,
    added_at: row.added_at.toISOString(),
    is_suspended: row.suspended_at !== null,
    buried_until: row.buried_until !== null && row.buried_until > day ? row.buried_until : null,
    is_changed: changed_at !== null && last_review !== null && changed_at > last_review,
    correction: correctionOf(row),
    is_gone: row.is_gone || row.known_id === null,
    is_paused: row.is_paused,
    ...(kind === 'in-news' && { item_id: row.source_key, day: row.status === 'published' ? publication_date : null }),
    article:
      kind !== 'in-news' && row.status === 'published'
        ? { article_id, title, ...translatedTitle(titles), publication_date }
        : null,
  } as RecallCard
}

const translatedTitle = (titles: CardRow['titles']) =>
  titles && Object.keys(titles).length > 0 ? { title_translated: titles } : {}

/** Answering the card dismisses it. */
function correctionOf({ corrected_at, was_wrong, is_right, last_review }: CardRow): RecallCard['correction'] {
  if (corrected_at === null || (last_review !== null && last_review > corrected_at)) return null
  return { at: corrected_at.toISOString(), wrong: was_wrong ?? '', right: is_right ?? '' }
}
