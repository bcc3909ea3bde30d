import type { ReactNode } from 'react'
import { useState } from 'react'
import { counted } from '#contract/amounts.ts'
import type { PracticeCounts } from '#contract/newsroom/practice-counts.ts'
import type { Article } from '#contract/reading/articles.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { countsOf, languagesOf } from './upload-counts.ts'

/** As readers will see it. */
export type ShowPreview = (article: Article, close: () => void) => ReactNode

interface UploadPreviewProps {
  articles: Article[]
  /** Of the same articles. */
  practice: PracticeCounts[]
  day: string
  showPreview: ShowPreview
}

/** As parsed by the server, not saved. */
export function UploadPreview({ articles, practice, day, showPreview }: UploadPreviewProps) {
  const [opened, setOpened] = useState<Article>()

  return (
    <section aria-labelledby="preview-title" className="rounded-card border border-line bg-surface">
      <h2 id="preview-title" className="border-b border-line px-5 py-4 text-lg font-semibold">
        {formatDay(day, 'compact')}: {counted(articles.length, 'article')}
      </h2>
      <ol className="divide-y divide-line">
        {articles.map((article, index) => (
          <li key={article.title} className="space-y-2 px-5 py-4">
            <p className="font-medium wrap-anywhere">{article.title}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
              <PaperTag paper={article.gs_paper_category} />
              {`${article.reading_minutes} min`}
              <span>{countsOf(article, practice[index])}</span>
              {languagesOf(article).map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
            </p>
            <p className="text-quiet wrap-anywhere">{article.summary}</p>
            <Button variant="outline" size="sm" onClick={() => setOpened(article)} aria-label={`Preview ${article.title}`}>
              Preview
            </Button>
          </li>
        ))}
      </ol>
      {opened && showPreview(opened, () => setOpened(undefined))}
    </section>
  )
}
