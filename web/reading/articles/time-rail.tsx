import { useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/reading/articles.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { jumpToSection, watchSections } from './current-section.ts'

export interface Station {
  id: string
  name: string
  lang: Language
}

export function RailColumn({ stations }: { stations: Station[] }) {
  if (stations.length < 2) return null
  return (
    <div className="contents lg:relative lg:block lg:in-[article:has([data-text-panel])]:invisible">
      <div
        aria-hidden="true"
        className="absolute top-2 bottom-0 inset-s-[0.5625rem] hidden w-0.5 bg-line lg:block print:hidden"
      />
      <TimeRail stations={stations} />
    </div>
  )
}

/** CSS highlights it up to the section with `aria-current`. */
function TimeRail({ stations }: { stations: Station[] }) {
  const current = useCurrentSection(stations.map(({ id }) => id))
  useRootAttribute('data-has-rail')

  return (
    <nav
      data-rail
      aria-label={m.partsOfArticle}
      className="sticky top-0 z-10 -mx-4 border-b border-line bg-page px-2 pt-1 lg:top-8 lg:mx-0 lg:border-b-0 lg:bg-transparent lg:p-0 print:hidden"
    >
      <ol className="flex lg:flex-col">
        {stations.map((station, index) => (
          <li key={station.id} className="relative min-w-0 flex-1 lg:min-h-18 lg:last:min-h-0">
            {index < stations.length - 1 && <Track />}
            <a
              href={`#${station.id}`}
              aria-current={station.id === current ? 'location' : undefined}
              onClick={(event) => jumpToSection(station.id, event)}
              className="group relative flex min-h-12 flex-col items-center gap-0.5 rounded-control px-0.5 pt-1 pb-1 text-center no-underline lg:min-h-11 lg:flex-row lg:items-start lg:gap-3 lg:p-0 lg:text-start"
            >
              <Dot />
              <span
                lang={station.lang}
                className="text-[min(0.75rem,4vw)] leading-tight wrap-anywhere text-quiet group-hover:underline group-aria-[current]:font-semibold group-aria-[current]:text-ink sm:text-sm lg:pt-px"
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

function Dot() {
  return (
    <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
      <span className="size-3 rounded-full border-2 border-strong bg-page in-[li:has(~li_[aria-current])]:border-signal in-[li:has(~li_[aria-current])]:bg-signal group-aria-[current]:size-4 group-aria-[current]:border-signal group-aria-[current]:bg-signal motion-safe:transition-[width,height] motion-safe:duration-150" />
    </span>
  )
}

function Track() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-[0.8125rem] inset-s-1/2 h-0.5 w-full bg-line in-[li:has(~li_[aria-current])]:bg-signal lg:top-2.5 lg:inset-s-[0.5625rem] lg:h-full lg:w-0.5"
    />
  )
}

/** @param ids in order */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => watchSections(all.split(' '), setCurrent), [all])
  return current && ids.includes(current) ? current : ids[0]
}
