import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rowIdOf } from '#web/reading/daily/day-row.tsx'
import type { Days } from '#web/reading/daily/use-days.ts'
import { useAskedDay } from '#web/reading/daily/use-open-day.ts'
import { CALENDAR } from './day-share.ts'

/** Where days are chosen, if the address asks for that or for a day that is not there. Only for links: Back restores the scroll position. */
export function useScrollToDay({ earlier, missing }: Days): void {
  const asked = useAskedDay()
  const isCalendar = useLocation().hash === `#${CALENDAR}` || missing !== undefined
  const isLink = useNavigationType() !== 'POP'
  const isThere = earlier.length > 0
  const target = isCalendar ? CALENDAR : asked && rowIdOf(asked)
  useEffect(() => {
    const element = isLink && isThere && target ? document.getElementById(target) : null
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'start' })
  }, [target, isLink, isThere])
}
