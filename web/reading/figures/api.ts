import { queryOptions } from '@tanstack/react-query'
import { figures } from '#contract/reading/figures.ts'
import { call } from '#web/platform/http/call.ts'

/** @throws CallError with a sentence to show */
export const uploadFigure = async (file: Blob) => (await call(figures.add, { file })).data

/** Opens drafts' pictures. Refetched before expiry. */
export const figureTicket = () =>
  queryOptions({
    queryKey: ['figures', 'ticket'],
    queryFn: async ({ signal }) => (await call(figures.ticket, { signal })).data.ticket,
    staleTime: 10 * 60_000,
  })
