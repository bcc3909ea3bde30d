import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { Version } from '#contract/syllabus/compilation-rules.ts'
import { compilations } from '#contract/syllabus/compilations.ts'
import { call } from '#web/platform/http/call.ts'

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

export function useAnswerCompilation(period: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: Readonly<Record<string, string>>) => {
      const answers = Object.entries(chosen).map(([questionId, selectedOption]) => ({ questionId, selectedOption }))
      return (await call(compilations.answer, { params: { period }, body: { answers } })).data
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recall'] }),
  })
}
