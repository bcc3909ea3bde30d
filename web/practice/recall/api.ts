import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { recall } from '#contract/practice/recall.ts'
import type { RecallSettings } from '#contract/practice/recall-rules.ts'
import { call } from '#web/platform/http/call.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { CARDS_AT_ONCE } from './review-session.ts'

export type { Figures, Queue } from '#contract/practice/recall.ts'
export type { RecallCard } from '#contract/practice/recall-cards.ts'

const QUEUE = ['recall', 'queue']

/**
 * Fetched at each visit. The queue of all cards is kept for offline.
 * @param node of the syllabus
 */
export const recallQueue = (node?: string) =>
  queryOptions({
    queryKey: node ? [...QUEUE, node] : QUEUE,
    queryFn: ({ signal }) => {
      const ask = async () => (await call(recall.queue, { query: { limit: CARDS_AT_ONCE, ...(node && { node }) }, signal })).data
      return node ? ask() : withOfflineFallback('recall/queue', ask)
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export type CardState = 'new' | 'learning' | 'review' | 'suspended'

export const recallCards = (state: CardState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['recall', 'cards', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(recall.cards, { query: { ...(state && { state }), ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })

export const recallFigures = () =>
  queryOptions({
    queryKey: ['recall', 'figures'],
    queryFn: async ({ signal }) => (await call(recall.figures, { signal })).data,
    staleTime: 0,
  })

export const recallSettings = () =>
  queryOptions({
    queryKey: ['recall', 'settings'],
    queryFn: async ({ signal }) => (await call(recall.settings, { signal })).data,
  })

export function useSaveRecallSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: Partial<RecallSettings>) => (await call(recall.saveSettings, { body: change })).data,
    onSuccess: (settings) => {
      queries.setQueryData(recallSettings().queryKey, settings)
      void queries.invalidateQueries({ queryKey: recallFigures().queryKey })
    },
  })
}

export type CardChange =
  | { kind: 'change'; cardId: string; body: { suspended?: boolean; buried?: boolean; note?: string; correction_seen?: true } }
  | { kind: 'reset'; cardId: string }
  | { kind: 'remove'; cardId: string }

/** Does not refetch the queue, which a session uses. */
export function useChangeCard() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: CardChange) => {
      const params = { cardId: change.cardId }
      if (change.kind === 'change') return (await call(recall.change, { params, body: change.body })).data
      if (change.kind === 'reset') return (await call(recall.reset, { params })).data
      await call(recall.remove, { params })
      return undefined
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recall', 'cards'] }),
  })
}

export function useAddFlashcards(articleId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (front: string | undefined) =>
      (
        await call(recall.add, {
          body:
            front === undefined
              ? { article_id: articleId, all_flashcards: true }
              : { article_id: articleId, cards: [{ kind: 'flashcard', front }] },
        })
      ).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recall'] }),
  })
}

export const addTerm = async (articleId: string, term: string) =>
  (await call(recall.add, { body: { article_id: articleId, cards: [{ kind: 'term', term }] } })).data
