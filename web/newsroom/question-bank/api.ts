import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RetireKind } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { type BankQuery, questionBank } from '#contract/newsroom/question-bank.ts'
import { call } from '#web/platform/http/call.ts'

export type { BankQuestion } from '#contract/newsroom/question-bank.ts'
export type BankFilter = Omit<BankQuery, 'after' | 'limit'>

const KEY = 'question-bank'

export const bankList = (filter: BankFilter) =>
  infiniteQueryOptions({
    queryKey: [KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      call(questionBank.list, { query: { ...filter, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_after,
    staleTime: 0,
  })

export interface Replacement {
  question_text: string
  options: Record<string, string>
  correct_option: string
  explanation: string
  syllabus?: string[]
}

interface Retirement {
  kind: RetireKind
  reason: string
  replacement: Replacement | null
}

/** Also after an error: another editor may have done it. */
export function useRetire(questionId: string) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: [KEY] })
  const params = { questionId }
  const retire = useMutation({ mutationFn: (body: Retirement) => call(questionBank.retire, { params, body }), onSettled })
  const putBack = useMutation({ mutationFn: () => call(questionBank.putBack, { params }), onSettled })
  return { retire, putBack }
}
