import type { MockAnswer, MockClock, SentMockAnswer } from '#contract/practice/mock-attempts.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import * as m from '#messages/practice/mock-tests.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { enqueue } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pendingValue } from '#web/platform/offline/outbox-state.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { answersIn, hasRunOut, missingAmong, type Unsent, withAnswers } from './answers.ts'
import { mockAttempt, noteSent, type OpenAttempt } from './attempt-query.ts'

export const MOCK_ANSWERS = 'mock-answers'
const TIMEOUT_MS = 20_000

interface Taken {
  attemptId: string
  clock: MockClock
}

/** One item per attempt, submission included, so that it needs one call. */
declareKind<Unsent, Taken>(MOCK_ANSWERS, {
  storedFor: 'pro',
  mergesFields: true,
  parse: (value) => (isUnsent(value) ? value : undefined),
  send,
  onSent: (unsent, { attemptId, clock }) => {
    noteSent(attemptId, answersIn(unsent), clock)
    if (unsent.submit || isSubmitted(clock)) refreshLists()
  },
  onRefused: (_unsent, message) => {
    if (openPapers === 0) toast(message, 'error')
    refreshLists()
  },
})

const isSubmitted = ({ state }: MockClock) => state === 'submitted' || state === 'marked'

async function send(unsent: Unsent, attemptId: string): Promise<Taken> {
  const answers = answersIn(unsent)
  const clock = answers.length > 0 ? await sendAnswers(attemptId, answers) : undefined
  if (clock && (isSubmitted(clock) || !unsent.submit)) return { attemptId, clock }
  const parts = { params: { attemptId }, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return { attemptId, clock: (await call(mockTests.submit, parts)).data }
}

async function sendAnswers(attemptId: string, answers: SentMockAnswer[]): Promise<MockClock> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return (await call(mockTests.answer, { params: { attemptId }, body: { answers }, signal })).data
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 409) throw error
    return whatWasTaken(attemptId, answers, error)
  }
}

/** If a reply was lost, the server may have them. */
async function whatWasTaken(attemptId: string, answers: SentMockAnswer[], refusal: CallError): Promise<MockClock> {
  const { data } = await call(mockTests.attempt, { params: { attemptId }, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const missing = missingAmong(answers, data.answers)
  if (missing === 0) return data
  if (data.submitted_at === null) throw refusal
  throw new CallError(lostSentence(missing, hasRunOut(data)), refusal)
}

const lostSentence = (count: number, ranOut: boolean): string =>
  ranOut ? m.arrivedTooLate({ count }) : m.submittedElsewhere({ count })

function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: ['mock-tests'] })
  void queryClient.invalidateQueries({ queryKey: ['recall'] })
}

/** An open paper shows refusals itself. */
let openPapers = 0

/** @returns call it on closing */
export function openPaper(): () => void {
  openPapers++
  return () => {
    openPapers--
  }
}

export const unsentOf = (attemptId: string): Unsent | undefined => pendingValue<Unsent>(MOCK_ANSWERS, attemptId)

/** The server's answers with the unsent ones applied. */
export const answersNow = ({ attempt_id, answers }: OpenAttempt): MockAnswer[] =>
  withAnswers(answers, answersIn(unsentOf(attempt_id)))

export interface Change {
  option?: string | null
  certainty?: MockAnswer['certainty']
  is_flagged?: boolean
}

/**
 * @param change empty if only the time changes
 * @param visit seconds on the screen since the last call
 */
export function giveAnswer(
  attemptId: string,
  questionId: string,
  change: Change,
  visit: { seconds: number; givenMs: number },
): void {
  const attempt = queryClient.getQueryData(mockAttempt(attemptId).queryKey)
  const isAnswer = Object.keys(change).length > 0
  const isSubmitted = attempt?.state !== 'open' || unsentOf(attemptId)?.submit === true
  if (!attempt || (isSubmitted && !isAnswer)) return
  const before = answersNow(attempt).find(({ question_id }) => question_id === questionId)
  const answer: SentMockAnswer = {
    question_id: questionId,
    option: before?.option ?? null,
    certainty: before?.certainty ?? null,
    is_flagged: before?.is_flagged ?? false,
    ...change,
    given_ms: isAnswer ? Math.max(Math.round(visit.givenMs), (before?.given_ms ?? 0) + 1) : (before?.given_ms ?? 0),
    seconds: Math.round(((before?.seconds ?? 0) + visit.seconds) * 10) / 10,
  }
  enqueue(MOCK_ANSWERS, attemptId, { [questionId]: answer })
}

export const submitAttempt = (attemptId: string): void => enqueue(MOCK_ANSWERS, attemptId, { submit: true })

/** Another version may have stored it. */
function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([name, one]) =>
    name === 'submit' ? one === true : typeof one === 'object' && one !== null && 'question_id' in one && 'given_ms' in one,
  )
}
