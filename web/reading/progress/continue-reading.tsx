import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { HalfRead } from '#contract/reading/progress.ts'
import { paths } from '#web/platform/paths.ts'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { halfRead } from './api.ts'

const SHOWN = 2

/** Partly read articles, newest first; renders nothing without any. */
export function ContinueReading() {
  const titleId = useId()
  const left = useQuery(halfRead()).data ?? []
  if (left.length === 0) return null

  return (
    <section aria-labelledby={titleId} className="mb-8">
      <h2 id={titleId} className="text-sm font-semibold text-signal">
        Continue reading
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {left.slice(0, SHOWN).map((article) => (
          <HalfReadCard key={article.article_id} article={article} />
        ))}
      </ul>
    </section>
  )
}

function HalfReadCard({ article }: { article: HalfRead }) {
  const percent = Math.round(article.position * 100)
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-surface px-4 py-3 hover:border-strong">
      <h3 className="line-clamp-2 leading-snug font-semibold">
        <Link to={paths.article(article.article_id)} className="after:absolute after:inset-0 hover:underline">
          {article.title}
        </Link>
      </h3>
      <p className="mt-auto flex justify-between gap-3 pt-2 pb-2 text-sm text-quiet">
        <PaperTag paper={article.gs_paper_category} />
        {percent}% read
      </p>
      <ThinBar share={article.position} />
    </li>
  )
}
