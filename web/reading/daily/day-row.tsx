import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/daily.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { DayArticle, type Marks } from './day-article.tsx'

/** From other features. */
export interface DayExtras {
  mark: (articleId: string) => ReactNode
  below: (entry: DailyEntry) => ReactNode
}

interface DayRowProps {
  entry: DailyEntry
  /** The date is then for screen readers only. */
  heading?: string | undefined
  /** False where the session counts. */
  isCounted?: boolean
  isOpen: boolean
  onToggle: (day: string, row: HTMLElement) => void
  marks: Marks
  extras: DayExtras
}

export const rowIdOf = (day: string) => `day-${day}`

/** Memoised: the list can have years. */
export const DayRow = memo(function DayRow({ entry, heading, isCounted = true, isOpen, onToggle, marks, extras }: DayRowProps) {
  const listId = useId()
  const { publication_date: day, articles } = entry
  const readHere = articles.filter(({ article_id }) => marks.read.has(article_id)).length
  const minutes = articles.reduce((sum, article) => sum + article.reading_minutes, 0)

  return (
    <li>
      <h2>
        <button
          id={rowIdOf(day)}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={(event) => onToggle(day, event.currentTarget)}
          className="group grid w-full scroll-mt-20 grid-cols-[1fr_auto] gap-x-3 gap-y-1 pt-4 text-start"
        >
          <span className="text-lg font-semibold group-hover:underline">
            {heading}
            <span className={heading ? 'sr-only' : ''}>
              {heading && ': '}
              {formatDay(day, 'long')}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`mt-1 size-5 text-quiet motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
          <span className="col-span-2 flex flex-wrap justify-between gap-x-4 text-sm font-normal text-quiet">
            <span>
              {m.articles({ count: articles.length })} <span aria-hidden="true">·</span> {m.minutes({ minutes })}
            </span>
            {isCounted && (
              <span>{readHere === articles.length ? m.allRead : m.someRead({ read: readHere, count: articles.length })}</span>
            )}
          </span>
          {isCounted && (
            <span className="col-span-2 mt-2">
              <ThinBar share={articles.length === 0 ? 0 : readHere / articles.length} />
            </span>
          )}
        </button>
      </h2>
      {isOpen && (
        <ul id={listId} className="py-2">
          {articles.map((article) => (
            <DayArticle key={article.article_id} article={article} marks={marks} mark={extras.mark(article.article_id)} />
          ))}
        </ul>
      )}
      {isOpen && extras.below(entry)}
    </li>
  )
})
