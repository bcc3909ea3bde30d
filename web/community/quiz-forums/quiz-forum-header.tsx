import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Difficulty, ForumSummary } from '#contract/community/quiz-forums.ts'
import { paths } from '#web/platform/paths.ts'
import { formatNumber } from '#web/platform/text/amounts.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<Difficulty, 'good' | 'signal' | 'danger'> = { Easy: 'good', Medium: 'signal', Hard: 'danger' }

export function QuizForumHeader({ forum, action }: { forum: ForumSummary; action?: ReactNode }) {
  return (
    <header>
      <h1 tabIndex={-1} className="mt-1 text-2xl font-semibold sm:text-3xl">
        {forum.title}
      </h1>
      <p className="mt-1 text-quiet wrap-anywhere">
        From{' '}
        <Link to={paths.article(forum.article_id)} className="text-accent underline underline-offset-4">
          {forum.article_title}
        </Link>
      </p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line">
        <Fact label="Total questions">{forum.total_questions}</Fact>
        <Fact label="Average score">{forum.attempts_count > 0 ? `${forum.average_score}%` : <NoneYet />}</Fact>
        <Fact label="Attempts">{formatNumber(forum.attempts_count)}</Fact>
        <Fact label="Difficulty">
          <Badge tone={TONES[forum.difficulty]}>{forum.difficulty}</Badge>
        </Fact>
      </dl>
      {action}
    </header>
  )
}

function NoneYet() {
  return <span className="text-base font-normal text-quiet">None yet</span>
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-0.5 flex min-h-7 items-center text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
