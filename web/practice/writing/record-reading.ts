import { writing } from '#contract/practice/writing.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'

/** A model answer read before anything was written is in the history as an attempt without words. @throws CallError */
export async function recordReading(article_id: string, question_key: string): Promise<void> {
  const { data } = await call(writing.question, { params: { articleId: article_id, questionKey: question_key } })
  if (data.draft || data.attempts.length > 0) return
  const body = { article_id, question_key, text: '', seconds: 0, revision: 0 }
  await call(writing.giveUp, { params: { answerId: newClientKey() }, body })
  await queryClient.invalidateQueries({ queryKey: ['writing'] })
}
