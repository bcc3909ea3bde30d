import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import * as m from '#messages/reading/articles.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { recalledArticle, recalledOffline } from './api.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { RecalledArticle } from './recalled-article.tsx'

interface ArticleFailureProps {
  articleId: string
  error: Error | null
  onRetry: () => unknown
}

export function ArticleFailure({ articleId, error, onRetry }: ArticleFailureProps) {
  const status = error instanceof CallError ? error.status : 0
  if (status >= 400 && status < 500 && status !== 429) return <MissingArticle articleId={articleId} />
  return <UnreachableArticle articleId={articleId} error={error} onRetry={onRetry} />
}

function MissingArticle({ articleId }: { articleId: string }) {
  const recalled = useQuery(recalledArticle(articleId))
  if (recalled.isPending) return <ArticleSkeleton />
  return recalled.data ? <RecalledArticle notice={recalled.data} /> : <ArticleNotFound />
}

function UnreachableArticle({ articleId, error, onRetry }: ArticleFailureProps) {
  const recalled = useQuery(recalledOffline(articleId))
  if (recalled.isPending) return <ArticleSkeleton />
  return recalled.data ? <RecalledArticle notice={recalled.data} /> : <Unreachable error={error} onRetry={onRetry} />
}

function Unreachable({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  useTitle(m.article)
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold sm:text-3xl">
        {m.article}
      </h1>
      <LoadFailure
        title={m.articleDidNotLoad}
        error={error}
        onRetry={onRetry}
        action={
          <Link to={paths.dashboard} className={buttonStyle({ variant: 'outline' })}>
            {m.backToToday}
          </Link>
        }
      />
    </div>
  )
}

function ArticleNotFound() {
  useTitle(m.notFound)
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 py-16 text-center">
      <FileQuestion aria-hidden="true" className="size-10 text-quiet" />
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        {m.notFound}
      </h1>
      <p className="text-quiet">{m.notFoundText}</p>
      <Link to={paths.dashboard} className={buttonStyle()}>
        {m.backToToday}
      </Link>
    </div>
  )
}
