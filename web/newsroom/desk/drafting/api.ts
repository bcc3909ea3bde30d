import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Asking, Deciding, ListedProposal, Proposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import { drafting } from '#contract/newsroom/drafting.ts'
import { call } from '#web/platform/http/call.ts'

const PROPOSALS = 'desk-proposals'
const REFETCH_MS = 3000

export const isUnderWay = ({ state }: Pick<ListedProposal, 'state'>): boolean => state === 'waiting' || state === 'working'

export const proposalsQuery = (day: string) =>
  queryOptions({
    queryKey: [PROPOSALS, day],
    queryFn: async ({ signal }) => (await call(drafting.list, { params: { day }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.proposals.some(isUnderWay) ? REFETCH_MS : false),
    staleTime: 0,
  })

export const proposalQuery = (proposalId: string) =>
  queryOptions({
    queryKey: [PROPOSALS, 'one', proposalId],
    queryFn: async ({ signal }): Promise<Proposal> => (await call(drafting.read, { params: { proposalId }, signal })).data,
    staleTime: 0,
  })

/** What was accepted changes drafts and days too. */
function useProposals<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([[PROPOSALS], ['desk-draft'], ['desk']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

export const useAsk = () =>
  useProposals(async (body: z.input<typeof Asking>) => (await call(drafting.ask, { body })).data.proposal_id)

export const useCancel = () => useProposals((proposalId: string) => call(drafting.cancel, { params: { proposalId } }))

export const useDecide = (proposalId: string, part: number) =>
  useProposals((body: z.input<typeof Deciding>) => call(drafting.decide, { params: { proposalId, part }, body }))
