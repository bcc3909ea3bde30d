import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { Submission } from '#contract/practice/quizzes.ts'
import type { Version } from '#contract/syllabus/compilation-rules.ts'
import { type CompilationTestResult, compilations } from '#contract/syllabus/compilations.ts'
import * as m from '#messages/practice/compilation-test.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { enqueue } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { type Delivery, deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export interface CompilationTestOf {
  period: string
  version: Version
  language: Language
}

export const compilationQuestions = ({ period, version, language }: CompilationTestOf) =>
  queryOptions({
    queryKey: ['compilations', 'questions', period, version, language],
    queryFn: async ({ signal }) =>
      (await call(compilations.questions, { params: { period }, query: { version, language }, signal })).data,
  })

export const lastTest = (period: string) =>
  queryOptions({
    queryKey: ['compilations', 'last-test', period],
    queryFn: async ({ signal }) => (await call(compilations.lastAttempt, { params: { period }, signal })).data,
  })

interface FinishedTest {
  period: string
  answers: Submission['answers']
}

const FINISHED = 'compilation-test'

declareKind<FinishedTest, CompilationTestResult>(FINISHED, {
  storedFor: 'everybody',
  maxItems: 20,
  repeatsForReply: true,
  parse: (value) => (isFinished(value) ? value : undefined),
  send: async ({ period, answers }, attemptKey) =>
    (await call(compilations.answer, { params: { period }, body: { attemptKey, answers } })).data,
  onSent: ({ period }) => {
    queryClient.invalidateQueries({ queryKey: ['recall'] })
    queryClient.invalidateQueries({ queryKey: lastTest(period).queryKey })
  },
  onRefused: (_, message) => toast(m.refused({ reason: message }), 'error'),
})

/** @param attemptKey its key in the outbox: however often it is sent, it counts once */
export function submitTest(period: string, attemptKey: string, chosen: Readonly<Record<string, string>>): void {
  const answers = Object.entries(chosen).map(([questionId, selectedOption]) => ({ questionId, selectedOption }))
  enqueue<FinishedTest>(FINISHED, attemptKey, { period, answers })
}

export const useTestDelivery = (attemptKey: string): Delivery<CompilationTestResult> | undefined =>
  useOutbox(() => deliveryOf<CompilationTestResult>(FINISHED, attemptKey))

/** Another version may have stored it. */
function isFinished(value: unknown): value is FinishedTest {
  const test = value as Partial<FinishedTest> | null | undefined
  return typeof test?.period === 'string' && Array.isArray(test.answers)
}
