import { queryOptions } from '@tanstack/react-query'
import { figures } from '#contract/reading/figures.ts'
import { call } from '#web/platform/http/call.ts'

/** Stores a picture for articles. @throws CallError with a sentence for people */
export const uploadFigure = async (file: Blob) => (await call(figures.add, { file })).data

/** Opens the pictures of drafts for an admin. Asked again before it ends. */
export const figureTicket = () =>
  queryOptions({
    queryKey: ['figures', 'ticket'],
    queryFn: async ({ signal }) => (await call(figures.ticket, { signal })).data.ticket,
    staleTime: 10 * 60_000,
  })
