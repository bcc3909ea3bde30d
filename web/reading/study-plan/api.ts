import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Today } from '#contract/reading/progress.ts'
import { studyPlan } from '#contract/reading/study-plan.ts'
import type { StudyPlan } from '#contract/reading/study-plan-rules.ts'
import { call } from '#web/platform/http/call.ts'
import { todayStatus } from '#web/reading/progress/api.ts'

export const savedPlan = () =>
  queryOptions({ queryKey: ['study-plan'], queryFn: async ({ signal }) => (await call(studyPlan.read, { signal })).data })

/** Keeps missing values. */
export function useSavePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (changes: Partial<StudyPlan>) => (await call(studyPlan.save, { body: changes })).data,
    onSuccess: (plan) => {
      queries.setQueryData(savedPlan().queryKey, plan)
      queries.setQueryData<Today>(todayStatus().queryKey, (status) => status && { ...status, plan })
    },
  })
}
