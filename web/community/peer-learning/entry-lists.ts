import type { InfiniteData } from '@tanstack/react-query'

export interface EntryPage<Entry> {
  success: true
  data: Entry[]
  next_before: string | null
}
export type EntryList<Entry> = InfiniteData<EntryPage<Entry>>

/** A list with one entry changed, or gone where the change says `null`; a list that does not hold it stays as it is. */
export function withEntry<Entry>(
  list: EntryList<Entry> | undefined,
  isIt: (entry: Entry) => boolean,
  change: Partial<Entry> | null,
): EntryList<Entry> | undefined {
  if (!list?.pages.some(({ data }) => data.some(isIt))) return list
  const pages = list.pages.map((page) => ({
    ...page,
    data: change
      ? page.data.map((entry) => (isIt(entry) ? { ...entry, ...change } : entry))
      : page.data.filter((entry) => !isIt(entry)),
  }))
  return { ...list, pages }
}

/** Something new that comes in while somebody goes from page to page may push an entry onto the next one: it is shown once. */
export function entriesOf<Entry>(list: EntryList<Entry> | undefined, idOf: (entry: Entry) => string): Entry[] {
  const entries = list?.pages.flatMap(({ data }) => data) ?? []
  return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
}
