import type { MockAnswer, SentMockAnswer } from '#contract/practice/mock-attempts.ts'

/** What one attempt has in the outbox: answers by question, and whether it was submitted. */
export interface Unsent {
  [questionId: string]: SentMockAnswer | true | undefined
  submit?: true
}

export const answersIn = (unsent: Unsent | undefined): SentMockAnswer[] =>
  Object.values(unsent ?? {}).filter((value): value is SentMockAnswer => typeof value === 'object')

/** The answers with others laid over them: of each question the one that was given last, on whatever device. */
export function withAnswers(answers: readonly MockAnswer[], later: readonly SentMockAnswer[]): MockAnswer[] {
  const known = new Map(answers.map((answer) => [answer.question_id, answer]))
  for (const answer of later) {
    const before = known.get(answer.question_id)
    // Time on the screen is sent without a newer answer: then the answer stays.
    const isOlder = before !== undefined && before.given_ms > answer.given_ms
    known.set(answer.question_id, isOlder ? { ...before, seconds: Math.max(before.seconds, answer.seconds) } : answer)
  }
  return [...known.values()]
}

/** How many of these the server does not have. */
export function missingAmong(sent: readonly SentMockAnswer[], stored: readonly MockAnswer[]): number {
  const known = new Map(stored.map((answer) => [answer.question_id, answer]))
  return sent.filter(({ question_id, option }) => (known.get(question_id)?.option ?? null) !== option).length
}

export type Standing = 'answered' | 'left_out' | 'unseen'

/** A question without an answer that was on the screen is left out. */
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

/** The question to go on with: the first that was not seen, else the first. */
export function placeToGoOn(questionIds: readonly string[], answers: ReadonlyMap<string, MockAnswer>): number {
  const place = questionIds.findIndex((id) => !answers.has(id))
  return Math.max(place, 0)
}
