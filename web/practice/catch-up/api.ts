import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { type CatchUpItem, type CatchUpOffer, catchUp, type DoneArticles } from '#contract/practice/catch-up.ts'
import { recall } from '#contract/practice/recall.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pending } from '#web/platform/offline/outbox-state.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export type Topic = CatchUpItem & { isDone: boolean }
type Missed = CatchUpOffer & { items: Topic[] }

const DONE = 'catch-up-done'
/** Key of the change that clears the list; others have an article's id. */
const EVERYTHING = 'everything'
const TIMEOUT_MS = 20_000
const STAYS_MS = 10 * 60_000

declareKind<DoneArticles>(DONE, {
  storedFor: 'pro',
  send: (body) => call(catchUp.mark, { body, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  onRefused: (_done, message) => toast(`What you caught up on could not be saved: ${message}`, 'error'),
})

/** Articles marked as done, but not sent. */
function unsentArticles(): Set<string> {
  const ids = new Set<string>()
  for (const { value } of pending<DoneArticles>(DONE))
    for (const id of value.article_ids) value.done ? ids.add(id) : ids.delete(id)
  return ids
}

const isLeft = ({ articles }: CatchUpItem, done: Set<string>) => articles.some(({ article_id }) => !done.has(article_id))

async function fetchMissed(language: Language, signal: AbortSignal): Promise<Missed | null> {
  const ask = async () => (await call(catchUp.list, { query: { language }, signal })).data
  const missed = await withOfflineFallback('catch-up', ask)
  const done = unsentArticles()
  const items = missed?.items.filter((item) => isLeft(item, done)).map((item) => ({ ...item, isDone: false })) ?? []
  return missed && items.length > 0 ? { ...missed, items } : null
}

/** Null if nothing was missed. */
export const catchUpOffer = (language: Language) =>
  queryOptions({
    queryKey: ['catch-up', 'offer', language],
    queryFn: ({ signal }) =>
      withOfflineFallback('catch-up/offer', async () => (await call(catchUp.offer, { query: { language }, signal })).data),
    select: (offer) => (pending<DoneArticles>(DONE).some(({ key }) => key === EVERYTHING) ? null : offer),
    staleTime: 0,
    retry: false,
  })

const LIST = ['catch-up', 'list']

/** Not refetched while open, so that topics marked as done stay in place. */
export const catchUpList = (language: Language) =>
  queryOptions({
    queryKey: [...LIST, language],
    queryFn: ({ signal }) => fetchMissed(language, signal),
    staleTime: STAYS_MS,
  })

const idsOf = (topics: readonly Topic[]) => topics.flatMap(({ articles }) => articles.map(({ article_id }) => article_id))

function showDone(topics: readonly Topic[], isDone: boolean): void {
  const ids = new Set(idsOf(topics))
  queryClient.setQueriesData<Missed | null>(
    { queryKey: LIST },
    (missed) =>
      missed && {
        ...missed,
        items: missed.items.map((item) =>
          item.articles.some(({ article_id }) => ids.has(article_id)) ? { ...item, isDone } : item,
        ),
      },
  )
}

/** @throws CallError when neither sent nor stored */
export const markDone = (topic: Topic, done: boolean): Promise<void> => mark([topic], done, topic.articles[0]?.article_id ?? '')

/** @throws CallError as `markDone` */
export const clearList = (topics: readonly Topic[]): Promise<void> => mark(topics, true, EVERYTHING)

async function mark(topics: readonly Topic[], done: boolean, key: string): Promise<void> {
  showDone(topics, done)
  try {
    await deliver<DoneArticles>(DONE, key, { article_ids: idsOf(topics), done })
  } catch (error) {
    showDone(topics, !done)
    throw error
  }
}

export function useKeepFacts() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (topics: readonly Topic[]) =>
      (
        await call(recall.addFacts, {
          body: { article_ids: [...new Set(topics.flatMap(({ facts }) => facts.map(({ article_id }) => article_id)))] },
        })
      ).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recall'] }),
  })
}
