import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { ledger } from '#contract/syllabus/ledger.ts'
import { call } from '#web/platform/http/call.ts'

const MINUTES = 60_000

export const syllabusTree = (language: Language) =>
  queryOptions({
    queryKey: ['syllabus', 'tree', language],
    queryFn: async ({ signal }) => (await call(ledger.tree, { query: { language }, signal })).data,
    staleTime: 5 * MINUTES,
  })

/** Key below progress: readings sent later refresh it. */
export const syllabusFigures = () =>
  queryOptions({
    queryKey: ['progress', 'syllabus'],
    queryFn: async ({ signal }) => (await call(ledger.figures, { signal })).data,
    staleTime: 0,
  })

export const nextThings = (nodeId: string) =>
  queryOptions({
    queryKey: ['progress', 'syllabus', 'next', nodeId],
    queryFn: async ({ signal }) => (await call(ledger.next, { params: { nodeId }, signal })).data,
    staleTime: 0,
  })
