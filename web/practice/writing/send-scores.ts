import { writing } from '#contract/practice/writing.ts'
import * as m from '#messages/practice/writing.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pendingValue } from '#web/platform/offline/outbox-state.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type Answer, writtenAnswer } from './api.ts'

const SCORES = 'written-scores'
const TIMEOUT_MS = 20_000

declareKind<Answer['scores']>(SCORES, {
  storedFor: 'pro',
  send: (scores, answerId) =>
    call(writing.score, { params: { answerId }, body: { scores }, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  onRefused: (_scores, message) => toast(m.scoreRefused({ message }), 'error'),
})

/**
 * Scores wait in the outbox offline.
 * @throws CallError if refused, after a message
 */
export async function saveScores({ answer_id }: Answer, scores: Answer['scores']): Promise<void> {
  try {
    await deliver(SCORES, answer_id, scores)
  } catch (error) {
    toast(failureText(error, m.scoreNotSaved), 'error')
    throw error
  }
  queryClient.setQueryData(
    writtenAnswer(answer_id).queryKey,
    (shown) => shown && { ...shown, scores, score_hundredths: totalOf(scores) },
  )
  for (const part of ['figures', 'history']) queryClient.invalidateQueries({ queryKey: ['writing', part] })
}

/** Unsent scores come first. */
export const currentScores = ({ answer_id, scores }: Answer): Answer['scores'] =>
  pendingValue<Answer['scores']>(SCORES, answer_id) ?? scores

/** Null until every point has a score. */
export const totalOf = (scores: Answer['scores']): number | null =>
  scores.length === 0 || scores.includes(null) ? null : scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)
