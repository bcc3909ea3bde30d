import { BEHAVIOUR as B } from './behaviour.ts'
import type { CallName } from './calls.ts'
import { POSITION_EVERY_S } from './intervals.ts'
import type { Change } from './needs.ts'

type Factors = NonNullable<Change['calls']>

const RARELY_S = 30

/** A longer interval combines several scrolls in one write. */
const places: Factors = () => {
  const waits = RARELY_S / POSITION_EVERY_S
  return { 'position put': (1 - (1 - B.scrolledShare) ** waits) / (waits * B.scrolledShare) }
}
const polls: Factors = (peak) => ({ 'unread-count 304': 0.5, 'streak 304': peak['progress post'] / peak['streak 304'] })
const lists: Factors = (peak) => ({ 'read ids': peak.profile / peak['read ids'] })

/** Small changes of the product or of the proxy, one at a time and then all together. */
export const CHANGES: ({ what: string } & Change)[] = [
  { what: 'as it is' },
  { what: 'each reader kept at one process', keepsTogether: true },
  { what: `the place in an article kept every ${RARELY_S} seconds`, calls: places },
  { what: 'unread count every minute, streak only after reading', calls: polls },
  { what: 'what was read asked once a visit', calls: lists },
  {
    what: 'all of these',
    keepsTogether: true,
    calls: (peak): Partial<Record<CallName, number>> => ({ ...places(peak), ...polls(peak), ...lists(peak) }),
  },
]
