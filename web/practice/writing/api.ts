import { queryOptions } from '@tanstack/react-query'
import { type Answer, type Draft, type WritingQuestion, writing } from '#contract/practice/writing.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'

export type { AnswerPhoto } from '#contract/practice/answer-photos.ts'
export type { Answer, AnswerSummary, Draft, WritingQuestion } from '#contract/practice/writing.ts'

export interface QuestionId {
  articleId: string
  questionKey: string
}

export const idOf = ({ article_id, question_key }: WritingQuestion): QuestionId => ({
  articleId: article_id,
  questionKey: question_key,
})

/** Not refetched while open: the text on the screen is newer. */
export const writingQuestion = ({ articleId, questionKey }: QuestionId) =>
  queryOptions({
    queryKey: ['writing', 'question', articleId, questionKey],
    queryFn: ({ signal }) =>
      withOfflineFallback(
        `writing/${articleId}/${questionKey}`,
        async () => (await call(writing.question, { params: { articleId, questionKey }, signal })).data,
      ),
    gcTime: 0,
  })

export const writtenAnswer = (answerId: string) =>
  queryOptions({
    queryKey: ['writing', 'answer', answerId],
    queryFn: ({ signal }) =>
      withOfflineFallback(
        `writing/answer/${answerId}`,
        async () => (await call(writing.answer, { params: { answerId }, signal })).data,
      ),
    staleTime: 60_000,
  })

export const answerPhoto = (answerId: string, photoId: string) =>
  queryOptions({
    queryKey: ['writing', 'photo', answerId, photoId],
    queryFn: ({ signal }) => callFile(writing.photo, { params: { answerId, photoId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** From a refusal: a newer draft or the finished answer. */
export function storedInstead(error: unknown): { draft: Draft } | { answer: Answer } | undefined {
  if (!(error instanceof CallError) || error.status !== 409 || !error.current) return undefined
  const current = error.current as Draft | Answer
  return 'outcome' in current ? { answer: current } : { draft: current }
}

/** A model answer read before anything was written is in the history as an attempt without words. @throws CallError */
export async function recordReading(article_id: string, question_key: string): Promise<void> {
  const { data } = await call(writing.question, { params: { articleId: article_id, questionKey: question_key } })
  if (data.draft || data.attempts.length > 0) return
  const body = { article_id, question_key, text: '', seconds: 0, revision: 0 }
  await call(writing.giveUp, { params: { answerId: newClientKey() }, body })
  await queryClient.invalidateQueries({ queryKey: ['writing'] })
}
