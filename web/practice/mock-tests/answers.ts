import type { MockAnswer, MockAttemptSummary, SentMockAnswer } from '#contract/practice/mock-attempts.ts'

/** The outbox item of one attempt, by question. */
export interface Unsent {
  [questionId: string]: SentMockAnswer | true | undefined
  submit?: true
}

export const answersIn = (unsent: Unsent | undefined): SentMockAnswer[] =>
  Object.values(unsent ?? {}).filter((value): value is SentMockAnswer => typeof value === 'object')

/** The last answer of any device wins. */
export function withAnswers(answers: readonly MockAnswer[], later: readonly SentMockAnswer[]): MockAnswer[] {
  const known = new Map(answers.map((answer) => [answer.question_id, answer]))
  for (const answer of later) {
    const before = known.get(answer.question_id)
    // A call with only new time keeps the answer.
    const isOlder = before !== undefined && before.given_ms > answer.given_ms
    known.set(answer.question_id, isOlder ? { ...before, seconds: Math.max(before.seconds, answer.seconds) } : answer)
  }
  return [...known.values()]
}

export function missingAmong(sent: readonly SentMockAnswer[], stored: readonly MockAnswer[]): number {
  const known = new Map(stored.map((answer) => [answer.question_id, answer]))
  return sent.filter(({ question_id, option }) => (known.get(question_id)?.option ?? null) !== option).length
}

export type Standing = 'answered' | 'left_out' | 'unseen'

export function standingOf(answer: MockAnswer | undefined): Standing {
  if (!answer) return 'unseen'
  return answer.option === null ? 'left_out' : 'answered'
}

export interface Counts {
  total: number
  answered: number
  leftOut: number
  unseen: number
  flagged: number
}

export function countsOf(questionIds: readonly string[], answers: ReadonlyMap<string, MockAnswer>): Counts {
  const standings = questionIds.map((id) => standingOf(answers.get(id)))
  const count = (standing: Standing) => standings.filter((one) => one === standing).length
  return {
    total: questionIds.length,
    answered: count('answered'),
    leftOut: count('left_out'),
    unseen: count('unseen'),
    flagged: questionIds.filter((id) => answers.get(id)?.is_flagged).length,
  }
}

/** The first unseen question, else the first. */
export function placeToGoOn(questionIds: readonly string[], answers: ReadonlyMap<string, MockAnswer>): number {
  const place = questionIds.findIndex((id) => !answers.has(id))
  return Math.max(place, 0)
}

/** Whether the time ended it, and not a person. */
export const hasRunOut = ({ submitted_at, ends_at }: Pick<MockAttemptSummary, 'submitted_at' | 'ends_at'>): boolean =>
  submitted_at !== null && Date.parse(submitted_at) >= Date.parse(ends_at)
