import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ExamDate, examDates } from '#contract/reading/exam-dates.ts'
import { call } from '#web/platform/http/call.ts'

export const announcedDates = () =>
  queryOptions({ queryKey: ['exam-dates'], queryFn: async ({ signal }) => (await call(examDates.list, { signal })).data })

export function useSaveExamDate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (date: ExamDate) => call(examDates.save, { body: date }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exam-dates'] }),
  })
}

export function useRemoveExamDate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ exam, year }: ExamDate) => call(examDates.remove, { params: { exam, year } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exam-dates'] }),
  })
}
