import { isFollowedUp } from '#contract/reading/provenance-rules.ts'
import type { Finding } from './finding.ts'

interface Watching {
  watch: readonly { date: string }[]
  since_then: readonly { date: string }[]
}

/** @param known the day up to which it is known what happened */
export const passedDates = ({ watch, since_then }: Watching, known: string): Finding[] =>
  watch.flatMap((entry, n) =>
    entry.date >= known || isFollowedUp(entry, since_then)
      ? []
      : [{ path: `watch.${n}`, message: `${entry.date} has passed: since_then does not say what happened` }],
  )
