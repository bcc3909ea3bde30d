import { warningAt } from '../test-clock.ts'

/** Tells a screen reader when five minutes and when one minute is left; the text changes only then. */
export function TimeAnnouncer({ leftMs }: { leftMs: number }) {
  return (
    <p aria-live="assertive" className="sr-only">
      {warningAt(leftMs)}
    </p>
  )
}
