import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/today/offline.ts'
import { paths } from '#web/platform/paths.ts'
import { offlineArticles } from '#web/reading/offline/api.ts'
import { ActionLink } from './action-link.tsx'
import { savedArticle } from './saved-article.ts'

interface OfflineActionProps {
  days: DailyEntry[]
  read: ReadonlySet<string>
  /** What comes next with a network. */
  wanted: string | undefined
  /** In the reading language. */
  titleOf: (articleId: string) => string | undefined
}

export function OfflineAction({ days, read, wanted, titleOf }: OfflineActionProps) {
  const saved = useQuery(offlineArticles()).data
  if (!saved) return <div className="min-h-13" />
  const articles = days.flatMap(({ articles }) => articles)
  const articleId = savedArticle({ articles, saved, read, wanted })?.article_id
  if (articleId) return <ActionLink to={paths.article(articleId)} text={m.readSaved} title={titleOf(articleId)} />
  return (
    <p className="flex min-h-13 flex-wrap items-center gap-x-4 rounded-control border border-line px-4 py-1">
      {m.noneSaved}
      <Link to={paths.library} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        {m.seeSaved}
      </Link>
    </p>
  )
}
