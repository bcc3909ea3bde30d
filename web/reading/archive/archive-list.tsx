import { useInfiniteQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { ArchivedArticle } from '#contract/reading/archive.ts'
import { ARCHIVE_COUNTED } from '#contract/reading/archive-rules.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import * as m from '#messages/reading/archive.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { useReadArticles } from '#web/reading/progress/api.ts'
import { LanguageBadges } from '#web/reading/shared/language-badges.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadMark } from '#web/ui/marks.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { archivedArticles } from './api.ts'

interface ArchiveListProps {
  filter: ArticleFilter
  language: Language
  /** Of the chosen part of the syllabus, where the list is narrowed to one. */
  about?: string | undefined
  /** When nothing is found. */
  action?: ReactNode
}

/** @param total null for more than are counted */
function countText(total: number | null, about: string | undefined): string {
  if (total !== null) return about ? m.countOn({ count: total, about }) : m.count({ count: total })
  return about ? m.moreThanOn({ count: ARCHIVE_COUNTED, about }) : m.moreThan({ count: ARCHIVE_COUNTED })
}

export function ArchiveList({ filter, language, about, action }: ArchiveListProps) {
  const list = useInfiniteQuery(archivedArticles(filter, language))
  const read = useReadArticles()
  const articles = list.data?.pages.flatMap((page) => page.data) ?? []

  if (list.isPending) return <ListSkeleton />
  if (!list.data) return <Failure error={list.error} onRetry={() => list.refetch()} />
  if (articles.length === 0)
    return (
      <EmptyState icon={FileSearch} title={m.noneFound} action={action}>
        {m.noneMatch}
      </EmptyState>
    )
  return (
    <>
      <p className="text-sm text-quiet tabular-nums">{countText(list.data.pages[0]?.total ?? null, about)}</p>
      <ol>
        {articles.map((article) => (
          <ArchiveRow
            key={article.article_id}
            article={article}
            language={language}
            isRead={read.has(article.article_id) || article.is_read}
          />
        ))}
      </ol>
      {list.isFetchNextPageError && <Failure error={list.error} onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
    </>
  )
}

function ArchiveRow({ article, language, isRead }: { article: ArchivedArticle; language: Language; isRead: boolean }) {
  const { article_id, title, title_translated, publication_date, gs_paper_category, reading_minutes, languages } = article
  return (
    <li className="row-in-sight border-b border-line [--row:5.5rem]">
      <Link to={paths.article(article_id)} className="block py-3 text-ink no-underline hover:bg-sunken">
        <span
          lang={title_translated ? language : 'en'}
          className={`block leading-snug wrap-anywhere ${isRead ? 'font-medium' : 'font-semibold'}`}
        >
          {title_translated ?? title}
        </span>
        <span className="mt-1 block">
          <QuietLine>
            <PaperTag paper={gs_paper_category} />
            <time dateTime={publication_date}>{formatDay(publication_date, 'short')}</time>
            {m.minutes({ minutes: reading_minutes })}
            {isRead && <ReadMark />}
            <LanguageBadges languages={languages} />
          </QuietLine>
        </span>
      </Link>
    </li>
  )
}

function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return <LoadFailure title={m.articlesDidNotLoad} error={error} onRetry={onRetry} />
}

function ListSkeleton() {
  return (
    <PageLoading label={m.loading}>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className="space-y-2 border-b border-line py-3">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </PageLoading>
  )
}
