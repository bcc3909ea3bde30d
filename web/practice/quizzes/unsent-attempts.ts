import { QUIZ_RESERVED, type Submission } from '#contract/practice/quizzes.ts'
import * as m from '#messages/practice/quizzes.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { enqueue } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { type Delivery, deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { readSession } from '#web/platform/session/session.ts'
import { type Titled, titleIn } from '#web/reading/shared/title-in.ts'
import { savedLanguage } from '#web/reading/shared/use-reading-language.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { submitAttempt } from './api.ts'

/** May not be on the server yet. */
export interface UnsentAttempt {
  owner: string
  submission: Submission & { attemptKey: string }
  quizTitle: string
  articleTitle: string
  /** Missing in what an earlier version stored. */
  quizTitleTranslated?: Titled['title_translated']
  articleTitleTranslated?: Titled['title_translated']
  score: number
  totalQuestions: number
  percentage: number
  finishedAt: number
}

export const ATTEMPT = 'quiz-attempt'

declareKind<UnsentAttempt, { attemptId: string }>(ATTEMPT, {
  storedFor: 'everybody',
  maxItems: 20,
  repeatsForReply: true,
  parse: (value) => (isAttempt(value) ? value : undefined),
  send: ({ submission }) => submitAttempt(submission),
  onSent: () => {
    queryClient.invalidateQueries({ queryKey: ['quiz-history'] })
    queryClient.invalidateQueries({ queryKey: ['notifications'] })
  },
  onRefused: (attempt, message) => {
    if (onPage.has(attempt.submission.attemptKey)) return
    const { value } = titleIn(quizOf(attempt), savedLanguage())
    toast(m.refusedAttemptAt({ quiz: value, reason: message }), 'error')
  },
})

export const quizOf = (attempt: UnsentAttempt): Titled => ({
  title: attempt.quizTitle,
  title_translated: attempt.quizTitleTranslated,
})

export const articleOf = (attempt: UnsentAttempt): Titled => ({
  title: attempt.articleTitle,
  title_translated: attempt.articleTitleTranslated,
})

/** Sending again is refused until the results of a mock test are out. */
export const isOnHold = (delivery: Delivery | undefined): boolean =>
  delivery?.state === 'waiting' && delivery.reason === QUIZ_RESERVED

/** Attempts whose results page reports failures itself. */
const onPage = new Set<string>()

/** @returns call it when the results close */
export function showResults(attemptKey: string): () => void {
  onPage.add(attemptKey)
  return () => onPage.delete(attemptKey)
}

/** Idempotent. */
export function submit(attempt: UnsentAttempt): void {
  const { attemptKey } = attempt.submission
  // A tab that learns late of a sign-out must not store what it deleted.
  if (readSession().user?.id !== attempt.owner || deliveryOf(ATTEMPT, attemptKey)) return
  enqueue(ATTEMPT, attemptKey, attempt)
}

/** Another version may have stored it. */
function isAttempt(value: unknown): value is UnsentAttempt {
  const attempt = value as Partial<UnsentAttempt> | null | undefined
  return (
    attempt?.owner === readSession().user?.id &&
    typeof attempt?.submission?.attemptKey === 'string' &&
    typeof attempt.submission.quizId === 'string' &&
    Array.isArray(attempt.submission.answers) &&
    [attempt.finishedAt, attempt.score, attempt.totalQuestions, attempt.percentage].every(Number.isFinite) &&
    [attempt.quizTitle, attempt.articleTitle].every((title) => typeof title === 'string')
  )
}
