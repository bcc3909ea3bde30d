import { useInfiniteQuery } from '@tanstack/react-query'
import { dayAfter } from '#contract/calendar.ts'
import type { Language } from '#contract/languages.ts'
import { dailyEntries } from './api.ts'
import { useAskedDay } from './use-open-day.ts'

/** If the address names an earlier day than the newest, the list begins there. */
export function useDays(lang: Language) {
  const asked = useAskedDay()
  const newest = useInfiniteQuery(dailyEntries({ language: lang }))
  const first = newest.data?.pages[0]
  const isFarBack = asked !== undefined && first?.next_before != null && asked < first.next_before
  const older = useInfiniteQuery({
    ...dailyEntries({ language: lang, before: isFarBack ? dayAfter(asked) : null }),
    enabled: isFarBack,
  })
  const list = isFarBack ? older : newest
  const latest = first?.data[0]
  const isEarlier = asked !== undefined && latest !== undefined && asked < latest.publication_date
  const days = list.data?.pages.flatMap(({ data }) => data) ?? []
  const isMissing = list.data !== undefined && [latest, ...days].every((day) => day?.publication_date !== asked)
  return {
    newest,
    list,
    latest,
    recent: first?.data ?? [],
    earlier: days.filter((day) => day !== latest && !(isEarlier && day.publication_date > asked)),
    isEarlier,
    /** In the address, but not published. */
    missing: isMissing ? asked : undefined,
  }
}

export type Days = ReturnType<typeof useDays>
