import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { mockTestAdmin, type SavedRules } from '#contract/practice/mock-test-admin.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { call } from '#web/platform/http/call.ts'

export type { AdminTest, PoolQuestion, SavedRules } from '#contract/practice/mock-test-admin.ts'

export type TestToSave = z.input<(typeof mockTestAdmin)['schedule']['body']>

const ALL = ['admin', 'mock-tests']

export const adminTests = () =>
  queryOptions({
    queryKey: [...ALL, 'list'],
    queryFn: async ({ signal }) => (await call(mockTestAdmin.list, { signal })).data,
    staleTime: 0,
  })

export const adminTest = (testId: string) =>
  queryOptions({
    queryKey: [...ALL, 'test', testId],
    queryFn: async ({ signal }) => (await call(mockTestAdmin.test, { params: { testId }, signal })).data,
    // Must not change during editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const markingRules = () =>
  queryOptions({
    queryKey: [...ALL, 'rules'],
    queryFn: async ({ signal }) => (await call(mockTestAdmin.rules, { signal })).data,
  })

export interface Draw {
  from: string
  to: string
  nodes: readonly string[]
}

/** Questions in random order. */
export async function drawQuestions({ from, to, nodes }: Draw) {
  const query = { ...(from && { from }), ...(to && { to }), nodes: nodes.join(','), seed: newClientKey() }
  return (await call(mockTestAdmin.questions, { query })).data
}

/** @param testId undefined for a new test */
export function useSaveTest(testId: string | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: TestToSave) =>
      testId ? call(mockTestAdmin.change, { params: { testId }, body }) : call(mockTestAdmin.schedule, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ALL }),
  })
}

export function useRemoveTest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (testId: string) => call(mockTestAdmin.remove, { params: { testId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  })
}

export function useSaveRules() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: SavedRules) => (await call(mockTestAdmin.saveRules, { body })).data,
    onSuccess: (rules) => queries.setQueryData(markingRules().queryKey, rules),
  })
}
