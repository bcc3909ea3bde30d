import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { EditedArticle } from '#contract/newsroom/threads.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'

interface ArticleOrderProps {
  articles: readonly EditedArticle[]
  onChange: (articles: EditedArticle[]) => void
}

export function ArticleOrder({ articles, onChange }: ArticleOrderProps) {
  if (articles.length === 0) return <p className="text-quiet">No articles yet. Add them below.</p>
  return (
    <ol className="divide-y divide-line">
      {articles.map((article, at) => (
        <li key={article.article_id} className="flex items-center gap-2 py-2">
          <ArticleName article={article} />
          <span className="flex shrink-0">
            <Button
              variant="ghost"
              aria-label={`Move up: ${article.title}`}
              disabled={at === 0}
              onClick={() => onChange(swapped(articles, at - 1))}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </Button>
            <Button
              variant="ghost"
              aria-label={`Move down: ${article.title}`}
              disabled={at === articles.length - 1}
              onClick={() => onChange(swapped(articles, at))}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </Button>
            <Button
              variant="ghost"
              aria-label={`Remove: ${article.title}`}
              onClick={() => onChange(articles.filter((one) => one !== article))}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The article at the place and the next one. */
const swapped = (articles: readonly EditedArticle[], at: number): EditedArticle[] => [
  ...articles.slice(0, at),
  ...articles.slice(at, at + 2).toReversed(),
  ...articles.slice(at + 2),
]

interface ArticleNameProps {
  article: EditedArticle
  /** Why it is proposed. */
  reason?: string
}

export function ArticleName({ article: { title, publication_date, status }, reason }: ArticleNameProps) {
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <span className="block">{title}</span>
      <span className="block text-sm text-quiet">
        <time dateTime={publication_date}>{formatDay(publication_date)}</time>
        {status === 'draft' && ' · Draft'}
        {reason && ` · ${reason}`}
      </span>
    </span>
  )
}
