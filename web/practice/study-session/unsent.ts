import type { SentReview } from '#contract/practice/recall.ts'
import type { SessionStep, StudySession } from '#contract/practice/study-session.ts'
import { pending } from '#web/platform/offline/outbox-state.ts'
import { ATTEMPT, type UnsentAttempt } from '#web/practice/quizzes/unsent-attempts.ts'
import { REVIEW } from '#web/practice/recall/send-reviews.ts'
import { FINISH, type Finish } from '#web/reading/progress/api.ts'

/** Ticks what was done on this device and is not on the server yet. */
export function withUnsent(session: StudySession): StudySession {
  const done = {
    cards: new Set(pending<SentReview>(REVIEW).map(({ value }) => value.card_id)).size,
    articles: pending<Finish>(FINISH).flatMap(({ value }) => (value.isFinished ? [value.articleId] : [])),
    quizzes: pending<UnsentAttempt>(ATTEMPT).map(({ value }) => value.submission.quizId),
  }
  return { ...session, steps: session.steps.map((step) => ticked(step, done)) }
}

interface Done {
  cards: number
  articles: string[]
  quizzes: string[]
}

function ticked(step: SessionStep, { cards, articles, quizzes }: Done): SessionStep {
  if (step.kind === 'review') return reviewed(step, cards)
  const isDone =
    (step.kind === 'read' && articles.includes(step.article_id)) || (step.kind === 'quiz' && quizzes.includes(step.quiz_id))
  return isDone ? { ...step, state: 'done' } : step
}

function reviewed(step: Extract<SessionStep, { kind: 'review' }>, cards: number): SessionStep {
  const done = Math.min(step.cards, step.done + cards)
  return { ...step, done, state: done === step.cards ? 'done' : step.state }
}
