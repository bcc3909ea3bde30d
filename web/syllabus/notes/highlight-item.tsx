import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { MEANING_NAMES } from '#contract/syllabus/notes-rules.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { deleteHighlight, saveHighlight } from './api.ts'
import { DeletedRow } from './deleted-row.tsx'
import { reportFailure } from './report-failure.ts'

/** Without its article a highlight cannot be restored. */
export function HighlightItem({ highlight }: { highlight: Highlight }) {
  const [isDeleted, setDeleted] = useState(false)
  const { highlight_id, article, language, quote, note } = highlight
  const remove = () => {
    setDeleted(true)
    deleteHighlight(article?.article_id ?? null, highlight_id).catch(reportFailure)
  }
  const restore = (articleId: string) => {
    setDeleted(false)
    saveHighlight(articleId, highlight).catch(reportFailure)
  }
  if (isDeleted)
    return (
      <li className="py-4">
        <DeletedRow onUndo={article ? () => restore(article.article_id) : undefined} />
      </li>
    )
  return (
    <li className="space-y-2 py-4 wrap-anywhere">
      <blockquote lang={language} className="border-l-2 border-signal pl-4">
        {quote}
      </blockquote>
      {note && <p className="whitespace-pre-line">{note}</p>}
      <Facts highlight={highlight} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {article ? (
          <Link
            to={paths.article(article.article_id)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {article.title}
          </Link>
        ) : (
          <span className="text-quiet">{highlight.article_title}</span>
        )}
        <Button variant="ghost" onClick={remove}>
          <Trash2 aria-hidden="true" className="size-5" />
          {article ? 'Delete' : 'Delete for good'}
        </Button>
      </div>
    </li>
  )
}

function Facts({ highlight: { meaning, article, is_orphan, is_in_review } }: { highlight: Highlight }) {
  const facts = [
    MEANING_NAMES[meaning],
    article && formatDay(article.publication_date, 'short'),
    is_orphan && 'No longer in the text',
    is_in_review && 'In your review',
  ]
  return <p className="text-sm text-quiet">{facts.filter(Boolean).join(' · ')}</p>
}
