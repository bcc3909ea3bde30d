import { queryOptions, useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { dayAfter } from '#contract/calendar.ts'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { daily } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/article-end.ts'
import { useNear } from '#web/platform/hooks/use-near.ts'
import { call } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { areControlsInterface, ControlWord, useControlLanguage } from '#web/platform/text/control-word.tsx'
import { formatDay } from '#web/platform/time/dates.ts'
import { titleOf } from '#web/reading/daily/in-reading-language.ts'
import { useReadArticles } from '#web/reading/progress/api.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { paperName } from '#web/ui/paper-tag.tsx'
import { type NextOfDay, nextOfDay } from './next-of-day.ts'

/** The list is fetched when near. */
export function NextArticle({ article }: { article: Article }) {
  const place = useRef<HTMLElement>(null)
  const day = article.daily_entries.publication_date
  const [language] = useChosenLanguage()
  const { data: articles } = useQuery({ ...articlesOfDay(day, language), enabled: useNear(place) })
  const read = useReadArticles()
  const next = articles && nextOfDay(articles, article.article_id, read)
  return (
    <nav ref={place} aria-label={m.nextArticle} className="mt-12 min-h-28 print:hidden">
      {next && <NextLink next={next} language={language} />}
      {articles && !next && articles.length > 0 && <DayDone day={day} count={articles.length} />}
    </nav>
  )
}

function NextLink({ next: { article, position, count }, language }: { next: NextOfDay; language: Language }) {
  const title = titleOf(article, language)
  const isInterface = areControlsInterface(useControlLanguage())
  return (
    <Link
      to={paths.article(article.article_id)}
      className="flex items-center gap-4 rounded-card border border-strong bg-surface p-4 no-underline hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-quiet">
          <ControlWord isText>Next article</ControlWord> · {isInterface ? m.place({ position, count }) : `${position}/${count}`}
        </span>
        <span lang={title.lang} className="mt-1 block leading-snug font-semibold text-ink wrap-anywhere">
          {title.value}
        </span>
        <span className="mt-1 block text-sm text-quiet">
          {paperName(article.gs_paper_category)} · {article.reading_minutes} <ControlWord isText>min</ControlWord>
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="size-6 shrink-0 text-accent" />
    </Link>
  )
}

function DayDone({ day, count }: { day: string; count: number }) {
  const isInterface = areControlsInterface(useControlLanguage())
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      {isInterface ? (
        m.dayDone({ count, day: formatDay(day) })
      ) : (
        <ControlWord isText>You have opened all articles of this day.</ControlWord>
      )}
      <Link
        to={paths.dashboard}
        className="-mb-3 flex min-h-11 w-fit items-center font-medium text-accent underline underline-offset-4"
      >
        <ControlWord>See all days</ControlWord>
      </Link>
    </p>
  )
}

/**
 * In order.
 * @param day `YYYY-MM-DD`
 */
const articlesOfDay = (day: string, language: Language) =>
  queryOptions({
    queryKey: ['daily', 'articles', day, language],
    queryFn: async ({ signal }) => {
      const { data } = await call(daily.entries, { query: { before: dayAfter(day), limit: 1, language }, signal })
      return data.find(({ publication_date }) => publication_date === day)?.articles ?? []
    },
    // Only a link depends on it.
    retry: false,
  })
