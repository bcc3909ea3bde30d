import { warningAt } from '../test-clock.ts'

/** At five minutes and at one. */
export function TimeAnnouncer({ leftMs }: { leftMs: number }) {
  return (
    <p aria-live="assertive" className="sr-only">
      {warningAt(leftMs)}
    </p>
  )
}
