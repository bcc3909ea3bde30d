import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Highlight, type HighlightChange, type HighlightFilter, notes } from '#contract/syllabus/notes.ts'
import { type ExportFormat, inTextOrder } from '#contract/syllabus/notes-rules.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pending } from '#web/platform/offline/outbox-state.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { toast } from '#web/ui/status/toast-store.ts'

/** What the page knows of a highlight that the server may not have yet. */
export type Marked = Pick<
  Highlight,
  'highlight_id' | 'language' | 'section' | 'quote' | 'prefix' | 'suffix' | 'start' | 'meaning' | 'note'
> & { is_orphan?: boolean }

interface Unsent {
  /** Null when the article is gone. */
  articleId: string | null
  /** Null: the highlight is to be deleted. */
  change: HighlightChange | null
}

const KIND = 'highlight'
const TIMEOUT_MS = 20_000
const NOT_THERE = 404

declareKind<Unsent>(KIND, {
  storedFor: 'everybody',
  send: ({ change }, highlightId) => (change ? put(highlightId, change) : remove(highlightId)),
  onSent: () => queryClient.invalidateQueries({ queryKey: ['highlights'] }),
  onRefused: (_unsent, message) => {
    toast(`A highlight could not be saved: ${message}`, 'error')
    queryClient.invalidateQueries({ queryKey: ['highlights'] })
  },
})

const put = (highlightId: string, body: HighlightChange) =>
  call(notes.save, { params: { highlightId }, body, signal: AbortSignal.timeout(TIMEOUT_MS) })

/** What is not there any more needs no deleting. */
async function remove(highlightId: string): Promise<void> {
  try {
    await call(notes.remove, { params: { highlightId }, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    if (!(error instanceof CallError && error.status === NOT_THERE)) throw error
  }
}

const articleKey = (articleId: string) => ['highlights', 'article', articleId]

/** The highlights of an article with those that are not sent yet, in the order of the text. */
export const articleHighlights = (articleId: string) =>
  queryOptions({
    queryKey: articleKey(articleId),
    queryFn: async ({ signal }): Promise<Marked[]> => {
      const ask = async () => (await call(notes.ofArticle, { params: { articleId }, signal })).data
      const unsent = pending<Unsent>(KIND).filter(({ value }) => value.articleId === articleId)
      const known: Marked[] = await withOfflineFallback(`highlights/${articleId}`, ask).catch((error) => {
        if (unsent.length > 0) return []
        throw error
      })
      return unsent.reduce((all, { key, value }) => withChange(all, key, value.change), known)
    },
    select: (highlights: Marked[]) => highlights.toSorted(inTextOrder),
  })

function withChange(all: readonly Marked[], highlight_id: string, change: HighlightChange | null): Marked[] {
  const known = all.find((one) => one.highlight_id === highlight_id)
  const others = all.filter((one) => one !== known)
  if (!change) return others
  const { article_id: _article, changed_at: _at, note = '', ...passage } = change
  return [...others, { ...known, highlight_id, ...passage, note }]
}

/** A new highlight, or another meaning or note of one. @throws CallError when the server refuses it */
export function saveHighlight(articleId: string, marked: Marked): Promise<void> {
  const { highlight_id, language, section, quote, prefix, suffix, start, meaning, note } = marked
  const passage = { language, section, quote, prefix, suffix, start }
  const change = { article_id: articleId, ...passage, meaning, note, changed_at: new Date().toISOString() }
  return submit(highlight_id, { articleId, change })
}

/** @param articleId null when the article is gone @throws CallError when the server refuses it */
export const deleteHighlight = (articleId: string | null, highlightId: string): Promise<void> =>
  submit(highlightId, { articleId, change: null })

/** Stored on the device before anything else, so that a page that is being closed loses nothing; then shown, and sent. */
async function submit(highlightId: string, unsent: Unsent): Promise<void> {
  const delivery = deliver<Unsent>(KIND, highlightId, unsent)
  const key = articleKey(unsent.articleId ?? '')
  queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData<Marked[]>(key, (known) => known && withChange(known, highlightId, unsent.change))
  try {
    await delivery
  } finally {
    // Also what was cancelled or refused comes from the server again.
    queryClient.invalidateQueries({ queryKey: key })
  }
}

export const highlightList = (filter: HighlightFilter) =>
  infiniteQueryOptions({
    queryKey: ['highlights', 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const ask = () => call(notes.list, { query: { ...filter, ...(pageParam && { before: pageParam }) }, signal })
      return Object.keys(filter).length > 0 ? ask() : withOfflineFallback(`highlights-list/${pageParam ?? 'latest'}`, ask)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    gcTime: 0,
  })

const FILE_NAMES: Record<ExportFormat, string> = {
  markdown: 'highlights.md',
  csv: 'highlights.csv',
  cards: 'highlights-for-anki.csv',
}

/** @throws CallError */
export async function exportHighlights(format: ExportFormat, filter: HighlightFilter): Promise<void> {
  saveFile(FILE_NAMES[format], await callFile(notes.download, { query: { format, ...filter } }))
}

/** @returns how many are new in the review @throws CallError */
export async function sendToReview(highlight_ids: string[]): Promise<{ added: number; known: number }> {
  const { data } = await call(notes.toReview, { body: { highlight_ids } })
  for (const queryKey of [['highlights'], ['recall']]) queryClient.invalidateQueries({ queryKey })
  return data
}
