import { useId, useState } from 'react'
import { Link } from 'react-router'
import { counted } from '#contract/amounts.ts'
import { ENGLISH_NAMES, isTarget, LANGUAGES } from '#contract/languages.ts'
import type { EntryProcessing, Unit } from '#contract/newsroom/processing.ts'
import type { AdminEntry } from '#contract/reading/daily.ts'
import { EntryStatus } from '#web/newsroom/entries/entry-status.tsx'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { countsText } from './counts-text.ts'
import { InNewsCard, InNewsRow } from './day-in-news.tsx'
import { LanguageState } from './language-state.tsx'

type ArticleParts = EntryProcessing['articles'][number]

interface DayTranslationsProps {
  entry: AdminEntry
  articles: readonly ArticleParts[]
  /** Units of its items; empty without any. */
  inNews: readonly Unit[]
  /** Also expanded on phones. */
  isFirst: boolean
}

/** Collapsed on a phone. */
export function DayTranslations({ entry, articles, inNews, isFirst }: DayTranslationsProps) {
  const { entry_id, publication_date, status, scheduled_for } = entry
  const titleId = useId()
  const [isOpen, setOpen] = useState(isFirst)
  const isFolded = useIsPhone() && !isOpen
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id={titleId} className="text-lg font-semibold">
          <Link
            to={paths.adminEntry(entry_id)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            <time dateTime={publication_date}>{formatDay(publication_date, 'compact')}</time>
          </Link>
        </h2>
        <EntryStatus status={status} scheduledFor={scheduled_for} />
        <p className="text-sm text-quiet">{countsText(articles)}</p>
      </div>
      {isFolded ? (
        <Button variant="link" className="px-0!" onClick={() => setOpen(true)}>
          {`Show ${counted(articles.length, 'article')}`}
        </Button>
      ) : (
        <ResponsiveTable
          caption={`Translations of ${formatDay(publication_date, 'compact')}`}
          columns={COLUMNS}
          rows={
            <>
              {articles.map((article) => (
                <ArticleRow key={article.article_id} entryId={entry_id} article={article} />
              ))}
              {inNews.length > 0 && <InNewsRow entryId={entry_id} units={inNews} />}
            </>
          }
          cards={
            <>
              {articles.map((article) => (
                <ArticleCard key={article.article_id} entryId={entry_id} article={article} />
              ))}
              {inNews.length > 0 && <InNewsCard entryId={entry_id} units={inNews} />}
            </>
          }
        />
      )}
    </section>
  )
}

const COLUMNS = [
  { name: 'Article', width: '' },
  ...LANGUAGES.map((language) => ({ name: ENGLISH_NAMES[language], width: isTarget(language) ? 'w-56' : 'w-32' })),
]

interface ArticleProps {
  entryId: string
  article: ArticleParts
}

function ArticleRow({ entryId, article }: ArticleProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pe-4 text-start font-medium wrap-anywhere">
        {article.title}
      </th>
      {LANGUAGES.map((language) => (
        <td key={language} className="py-3 pe-4 text-sm">
          <LanguageState entryId={entryId} article={article} language={language} />
        </td>
      ))}
    </tr>
  )
}

function ArticleCard({ entryId, article }: ArticleProps) {
  return (
    <li className="space-y-2 border-b border-line py-3">
      <p className="font-medium wrap-anywhere">{article.title}</p>
      <dl className="space-y-1 text-sm">
        {LANGUAGES.map((language) => (
          <div key={language} className="flex items-center gap-x-3">
            <dt className="w-16 shrink-0 text-quiet">{ENGLISH_NAMES[language]}</dt>
            <dd className="min-w-0 flex-1">
              <LanguageState entryId={entryId} article={article} language={language} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
