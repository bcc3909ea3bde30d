import { describe, expect, test } from 'vitest'
import type { ReviewItem } from './review-session.ts'
import { applyMove, cardsBeyond, type Move, newSession } from './review-session.ts'

const item = (card_id: string) => ({ card: { card_id } }) as ReviewItem
const NOW = Date.parse('2026-01-15T10:00:00Z')
const sessionAfter = (moves: Move[], cards = ['one', 'two']) => moves.reduce(applyMove, newSession(cards.map(item), NOW))
const grade = (grade: 1 | 2 | 3 | 4, seconds: number): Move => ({
  kind: 'grade',
  grade,
  reviewId: `r${seconds}`,
  now: NOW + seconds * 1000,
})

describe('a review session', () => {
  test('shows the answer before it takes a grade', () => {
    expect(sessionAfter([grade(3, 4)])).toMatchObject({ place: 0, answers: [] })
    expect(sessionAfter([{ kind: 'show' }])).toMatchObject({ place: 0, isAnswerShown: true })
  })

  test('keeps each answer with its time and how long it took, and goes on to the next card', () => {
    const session = sessionAfter([{ kind: 'show' }, grade(3, 4), { kind: 'show' }, grade(1, 10)])
    expect(session).toMatchObject({ place: 2, isAnswerShown: false })
    expect(session.answers).toEqual([
      { review_id: 'r4', card_id: 'one', grade: 3, reviewed_at: '2026-01-15T10:00:04.000Z', seconds: 4 },
      { review_id: 'r10', card_id: 'two', grade: 1, reviewed_at: '2026-01-15T10:00:10.000Z', seconds: 6 },
    ])
    expect(applyMove(session, { kind: 'show' })).toBe(session)
  })

  test('a card left open for an hour counts as ten minutes', () => {
    expect(sessionAfter([{ kind: 'show' }, grade(3, 3600)]).answers[0]?.seconds).toBe(600)
  })

  test('undo opens the last card again and forgets its answer', () => {
    const undone = sessionAfter([{ kind: 'show' }, grade(3, 4), { kind: 'undo', now: NOW }])
    expect(undone).toMatchObject({ place: 0, isAnswerShown: false, answers: [] })
    expect(applyMove(undone, { kind: 'undo', now: NOW })).toBe(undone)
  })

  test('a card that is put aside leaves the session without an answer', () => {
    const dropped = sessionAfter([{ kind: 'show' }, { kind: 'drop', now: NOW }])
    expect(dropped.items.map(({ card }) => card.card_id)).toEqual(['two'])
    expect(dropped).toMatchObject({ place: 0, isAnswerShown: false, answers: [] })
  })
})

test.each([
  [0, 0],
  [50, 0],
  [200, 150],
])('of %j cards of today %j come after those of a reply', (items, beyond) => {
  expect(cardsBeyond({ items, minutes: 1, done: 0 })).toBe(beyond)
})
