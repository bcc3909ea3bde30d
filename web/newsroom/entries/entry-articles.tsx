import { Pencil, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { RecallDialog, type RecallDialogProps } from './recall-dialog.tsx'
import { RecalledArticles } from './recalled-articles.tsx'

interface EntryArticlesProps {
  entry: EntryDetail
  children: (articleId: string) => ReactNode
}

export function EntryArticles({ entry, children }: EntryArticlesProps) {
  const [recalling, setRecalling] = useState<RecallDialogProps['article']>()
  const canRecall = entry.status === 'published' && entry.article_ids.length > 1
  return (
    <section aria-labelledby="articles-title" className="space-y-3">
      <h3 id="articles-title" className="text-xl font-semibold">
        Articles
      </h3>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {entry.payload.articles.map((article, index) => {
          const articleId = entry.article_ids[index] ?? ''
          const title = String(article.title)
          return (
            <li key={articleId} className="space-y-3 px-5 py-4">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-56">
                  <Link
                    to={paths.article(articleId)}
                    className="inline-block py-1 font-medium text-ink underline decoration-strong underline-offset-4 wrap-anywhere hover:decoration-current"
                  >
                    {title}
                  </Link>
                  <p className="text-sm">
                    <PaperTag paper={String(article.gs_paper_category)} />
                  </p>
                </div>
                {canRecall && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Recall ${title}`}
                    onClick={() => setRecalling({ articleId, title })}
                  >
                    <Undo2 aria-hidden="true" className="size-4" />
                    Recall…
                  </Button>
                )}
                <Link
                  to={paths.adminArticle(entry.entry_id, articleId)}
                  aria-label={`Edit ${title}`}
                  className={buttonStyle({ variant: 'outline', size: 'sm' })}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                  Edit
                </Link>
              </div>
              {children(articleId)}
            </li>
          )
        })}
      </ol>
      <RecalledArticles entryId={entry.entry_id} />
      {recalling && <RecallDialog entryId={entry.entry_id} article={recalling} onClose={() => setRecalling(undefined)} />}
    </section>
  )
}
