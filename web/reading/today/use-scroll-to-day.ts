import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { rowIdOf } from '#web/reading/daily/day-row.tsx'
import { useAskedDay } from '#web/reading/daily/use-open-day.ts'

/** Only for links: Back restores the scroll position. */
export function useScrollToDay(daysShown: number): void {
  const asked = useAskedDay()
  const isLink = useNavigationType() !== 'POP'
  const isThere = asked !== undefined && daysShown > 0
  useEffect(() => {
    const row = isLink && isThere ? document.getElementById(rowIdOf(asked)) : null
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'start' })
  }, [asked, isLink, isThere])
}
