import { useMemo } from 'react'
import type { MockAnswer } from '#contract/practice/mock-attempts.ts'
import { deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { answersIn, type Unsent, withAnswers } from './answers.ts'
import type { OpenAttempt } from './attempt-query.ts'
import { MOCK_ANSWERS, unsentOf } from './send-answers.ts'

export function useAnswers({ attempt_id, answers }: OpenAttempt) {
  // A string, because a store must return a stable value.
  const unsent = useOutbox(() => JSON.stringify(unsentOf(attempt_id) ?? null))
  const delivery = useOutbox(() => deliveryOf(MOCK_ANSWERS, attempt_id))
  return useMemo(() => {
    const waiting = (JSON.parse(unsent) ?? undefined) as Unsent | undefined
    const byQuestion: ReadonlyMap<string, MockAnswer> = new Map(
      withAnswers(answers, answersIn(waiting)).map((answer) => [answer.question_id, answer]),
    )
    return { answers: byQuestion, isSubmitted: waiting?.submit === true, delivery }
  }, [answers, unsent, delivery])
}
