import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Highlight, type HighlightChange, type HighlightFilter, notes } from '#contract/syllabus/notes.ts'
import { type ExportFormat, inTextOrder, MAX_NOTE } from '#contract/syllabus/notes-rules.ts'
import { LANGUAGE } from '#messages/language.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { refetchAfterWrite } from '#web/platform/http/refetch-after-write.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pending, pendingValue } from '#web/platform/offline/outbox-state.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { mergeNotes } from './merge-notes.ts'

export type Marked = Pick<
  Highlight,
  'highlight_id' | 'language' | 'section' | 'quote' | 'prefix' | 'suffix' | 'start' | 'meaning' | 'note'
> &
  Partial<Pick<Highlight, 'hidden' | 'card' | 'is_orphan' | 'is_in_review' | 'changed_at'>>

interface Unsent {
  /** `null`: the article is gone. */
  articleId: string | null
  /** `null`: delete. */
  change: HighlightChange | null
  /** The note when editing began. */
  seen?: string
}

const KIND = 'highlight'
const TIMEOUT_MS = 20_000
const NOT_THERE = 404
const CONFLICT = 409

declareKind<Unsent>(KIND, {
  storedFor: 'everybody',
  send: ({ change, seen }, highlightId) => (change ? put(highlightId, change, seen) : remove(highlightId)),
  onSent: () => refetchAfterWrite(queryClient, { queryKey: ['highlights'] }),
  onRefused: (_unsent, message) => {
    toast(`A highlight could not be saved: ${message}`, 'error')
    queryClient.invalidateQueries({ queryKey: ['highlights'] })
  },
})

/** What this page stored: base of later changes, even of those begun before. */
const stored = new Map<string, Highlight>()

/** If another device changed the note, keeps both texts: merged, or in a second highlight if too long. */
async function put(highlightId: string, change: HighlightChange, seen = ''): Promise<void> {
  const own = stored.get(highlightId)
  const isOwn = own && own.changed_at > (change.based_on ?? '')
  const body = isOwn ? { ...change, based_on: own.changed_at } : change
  try {
    const { data } = await call(notes.save, { params: { highlightId }, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    stored.set(highlightId, data)
  } catch (error) {
    const current = error instanceof CallError && error.status === CONFLICT && (error.current as Highlight | undefined)
    if (!current) throw error
    const note = mergeNotes(isOwn ? own.note : seen, change.note ?? '', current.note)
    if (note.length > MAX_NOTE) await put(newClientKey(), change)
    else await put(highlightId, { ...change, note, based_on: current.changed_at }, current.note)
  }
}

/** Deleting twice is no error. */
async function remove(highlightId: string): Promise<void> {
  try {
    await call(notes.remove, { params: { highlightId }, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    if (!(error instanceof CallError && error.status === NOT_THERE)) throw error
  }
}

const articleKey = (articleId: string) => ['highlights', 'article', articleId]

/** Includes unsent changes. */
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
  const { article_id: _article, changed_at: _at, based_on: _from, note = '', hidden = known?.hidden ?? '', ...passage } = change
  return [...others, { ...known, highlight_id, ...passage, note, hidden }]
}

/** @param from when editing began @throws CallError if refused */
export function saveHighlight(articleId: string, marked: Marked, from = marked): Promise<void> {
  const { highlight_id, language, section, quote, prefix, suffix, start, meaning, note, hidden } = marked
  const passage = { language, section, quote, prefix, suffix, start }
  // An unsent change is based on the server's version.
  const unsent = pendingValue<Unsent>(KIND, highlight_id)
  const based_on = unsent?.change ? unsent.change.based_on : from.changed_at
  const seen = unsent?.change ? unsent.seen : from.note
  const at = { changed_at: new Date().toISOString(), ...(based_on && { based_on }) }
  return submit(highlight_id, {
    articleId,
    change: { article_id: articleId, ...passage, meaning, note, ...(hidden !== undefined && { hidden }), ...at },
    ...(seen && { seen }),
  })
}

/** @param articleId `null`: the article is gone @throws CallError if refused */
export const deleteHighlight = (articleId: string | null, highlightId: string): Promise<void> =>
  submit(highlightId, { articleId, change: null })

/** Stored first: closing the page loses nothing. */
async function submit(highlightId: string, unsent: Unsent): Promise<void> {
  const delivery = deliver<Unsent>(KIND, highlightId, unsent)
  const key = articleKey(unsent.articleId ?? '')
  queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData<Marked[]>(key, (known) => known && withChange(known, highlightId, unsent.change))
  try {
    await delivery
  } finally {
    // Cancelled and refused changes too.
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
  saveFile(FILE_NAMES[format], await callFile(notes.download, { query: { format, language: LANGUAGE, ...filter } }))
}

/** @throws CallError */
export async function sendToReview(highlight_ids: string[]) {
  const { data } = await call(notes.toReview, { body: { highlight_ids } })
  for (const queryKey of [['highlights'], ['recall']]) queryClient.invalidateQueries({ queryKey })
  return data
}
