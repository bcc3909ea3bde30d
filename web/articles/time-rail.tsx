import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import type { Language } from '#contract/languages.ts'
import { useCurrentSection } from './use-current-section.ts'

export interface Station {
  /** Of the section it leads to. */
  id: string
  name: string
  lang: Language
}

/**
 * The line of time through the analysis. It stays in sight, shows which part is being read and leads to the others: beside the text where
 * there is room, above it on a phone.
 */
export function TimeRail({ stations }: { stations: Station[] }) {
  const current = useCurrentSection(stations.map(({ id }) => id))
  const at = stations.findIndex(({ id }) => id === current)

  return (
    <nav
      aria-label="Parts of the analysis"
      className="sticky top-0 z-10 -mx-4 border-b border-line bg-page px-4 pt-3 pb-2 lg:top-8 lg:mx-0 lg:border-b-0 lg:bg-transparent lg:p-0 print:hidden"
    >
      <ol className="flex lg:flex-col">
        {stations.map((station, place) => (
          <li key={station.id} className="relative min-w-0 flex-1 lg:min-h-18 lg:last:min-h-0">
            {place < stations.length - 1 && <Track isPassed={place < at} />}
            <a
              href={`#${station.id}`}
              aria-current={place === at ? 'location' : undefined}
              onClick={(event) => jumpTo(station.id, event)}
              className="group relative flex flex-col items-center gap-1 rounded-control text-center no-underline lg:flex-row lg:items-start lg:gap-3 lg:text-left"
            >
              <Dot isReached={place <= at} isCurrent={place === at} />
              <span
                lang={station.lang}
                className={clsx(
                  'text-[min(0.75rem,4vw)] leading-tight wrap-anywhere group-hover:underline sm:text-sm lg:pt-px',
                  place === at ? 'font-semibold text-ink' : 'text-quiet',
                )}
              >
                {station.name}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Dot({ isReached, isCurrent }: { isReached: boolean; isCurrent: boolean }) {
  return (
    <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
      <span
        className={clsx(
          'rounded-full border-2 motion-safe:transition-[width,height] motion-safe:duration-150',
          isCurrent ? 'size-4' : 'size-3',
          isReached ? 'border-signal bg-signal' : 'border-strong bg-page',
        )}
      />
    </span>
  )
}

/** From this station to the next. */
function Track({ isPassed }: { isPassed: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute top-[0.5625rem] left-1/2 h-0.5 w-full lg:top-2.5 lg:left-[0.5625rem] lg:h-full lg:w-0.5',
        isPassed ? 'bg-signal' : 'bg-line',
      )}
    />
  )
}

/** Not the browser's own jump: that would be a step in the history, and Back would walk the stations. */
function jumpTo(id: string, event: MouseEvent): void {
  const section = document.getElementById(id)
  if (!section) return
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  section.querySelector('h2')?.focus({ preventScroll: true })
}
