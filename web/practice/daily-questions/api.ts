import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { call } from '#web/platform/http/call.ts'

export const questionsOfTheDay = () =>
  queryOptions({
    queryKey: ['daily-questions'],
    queryFn: async ({ signal }) => (await call(dailyQuestions.today, { signal })).data,
    // Questions must not change.
    refetchOnWindowFocus: false,
  })

export function useAnswerQuestions(publication_date: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: Readonly<Record<string, string>>) => {
      const answers = Object.entries(chosen).map(([questionId, selectedOption]) => ({ questionId, selectedOption }))
      return (await call(dailyQuestions.answer, { body: { publication_date, answers } })).data
    },
    onSuccess: (answered) => queries.setQueryData(questionsOfTheDay().queryKey, answered),
  })
}
