import type { InfiniteData } from '@tanstack/react-query'

export interface EntryPage<Entry> {
  success: true
  data: Entry[]
  next_before: string | null
}
export type EntryList<Entry> = InfiniteData<EntryPage<Entry>>

/** `null` removes the entry. Returns the same list if the entry is missing. */
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

/** Without duplicates: a new entry may move another to the next page. */
export function entriesOf<Entry>(list: EntryList<Entry> | undefined, idOf: (entry: Entry) => string): Entry[] {
  const entries = list?.pages.flatMap(({ data }) => data) ?? []
  return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
}
