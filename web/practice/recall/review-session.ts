import type { Queue, SentReview } from '#contract/practice/recall.ts'

export type ReviewItem = Queue['items'][number]
export type Grade = 1 | 2 | 3 | 4

export const CARDS_AT_ONCE = 50

/** Cards of today that come after those of a reply. */
export const cardsBeyond = ({ items }: Queue['today']): number => Math.max(0, items - CARDS_AT_ONCE)

export interface Session {
  items: readonly ReviewItem[]
  /** Equals the number of cards when all are answered. */
  place: number
  isAnswerShown: boolean
  /** Milliseconds. */
  openedAt: number
  answers: readonly SentReview[]
}

export type Move =
  | { kind: 'show' }
  | { kind: 'grade'; grade: Grade; reviewId: string; now: number }
  | { kind: 'undo'; now: number }
  /** Put aside unanswered. */
  | { kind: 'drop'; now: number }
  | { kind: 'change'; card: ReviewItem['card'] }

export const newSession = (items: readonly ReviewItem[], now: number): Session => ({
  items,
  place: 0,
  isAnswerShown: false,
  openedAt: now,
  answers: [],
})

/** The same object if the move does not apply. */
export function applyMove(session: Session, move: Move): Session {
  const open = session.items[session.place]
  switch (move.kind) {
    case 'show':
      return open && !session.isAnswerShown ? { ...session, isAnswerShown: true } : session
    case 'grade':
      if (!open || !session.isAnswerShown) return session
      return opened({ ...session, answers: [...session.answers, reviewOf(session, open, move)] }, session.place + 1, move.now)
    case 'undo': {
      const last = session.answers.at(-1)
      const place = session.items.findIndex(({ card }) => card.card_id === last?.card_id)
      return last ? opened({ ...session, answers: session.answers.slice(0, -1) }, place, move.now) : session
    }
    case 'drop':
      return open ? opened({ ...session, items: session.items.toSpliced(session.place, 1) }, session.place, move.now) : session
    case 'change':
      return {
        ...session,
        items: session.items.map((item) => (item.card.card_id === move.card.card_id ? { ...item, card: move.card } : item)),
      }
  }
}

const opened = (session: Session, place: number, now: number): Session => ({
  ...session,
  place,
  isAnswerShown: false,
  openedAt: now,
})

const MAX_SECONDS = 600

function reviewOf(
  { openedAt }: Session,
  { card }: ReviewItem,
  { grade, reviewId, now }: Extract<Move, { kind: 'grade' }>,
): SentReview {
  const seconds = Math.min(Math.max((now - openedAt) / 1000, 0), MAX_SECONDS)
  return { review_id: reviewId, card_id: card.card_id, grade, reviewed_at: new Date(now).toISOString(), seconds }
}
