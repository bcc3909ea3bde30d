import { useQuery } from '@tanstack/react-query'
import { BookOpen, Brain, ListChecks, type LucideIcon, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import type { NextThing } from '#contract/syllabus/ledger.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { type Queue, recallQueue } from '#web/practice/recall/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { nextThings } from './api.ts'

/** As many as fit in the day. */
interface DueCards {
  kind: 'review'
  nodeId: string
  cards: number
  minutes: number
}

const SHOWN = 3

export function NextList({ nodeId }: { nodeId: string }) {
  const things = useQuery(nextThings(nodeId))
  const queue = useQuery(recallQueue(nodeId))
  const { isError, error, refetch } = things
  const data = queue.isPending ? undefined : things.data && [...dueCards(nodeId, queue.data), ...things.data].slice(0, SHOWN)
  return (
    <section aria-labelledby="next-things">
      <h2 id="next-things" className="mb-3 text-lg font-semibold">
        Next three things to do here
      </h2>
      {isError && !things.data && (
        <div className="flex flex-wrap items-center gap-3 text-quiet">
          {failureText(error, 'This could not be loaded.')}
          <Button variant="outline" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !(isError && !things.data) && <Skeleton className="h-56 w-full rounded-card" />}
      {data?.length === 0 && (
        <p className="rounded-card border border-dashed border-strong px-4 py-3 text-quiet">
          Nothing left here. You have read everything published about it.
        </p>
      )}
      {data && data.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.map((thing) => (
            <NextRow key={keyOf(thing)} thing={thing} />
          ))}
        </ol>
      )}
    </section>
  )
}

function dueCards(nodeId: string, queue: Queue | undefined): DueCards[] {
  if (!queue || queue.items.length === 0) return []
  return [{ kind: 'review', nodeId, cards: queue.today.items, minutes: queue.today.minutes }]
}

const keyOf = (thing: NextThing | DueCards) => (thing.kind === 'review' ? 'review' : `${thing.kind} ${thing.article.article_id}`)

function NextRow({ thing }: { thing: NextThing | DueCards }) {
  const { icon: Icon, to, act, hint } = described(thing)
  return (
    <li>
      <Link to={to} className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{act}</span>
          <span className="block text-sm text-quiet wrap-anywhere">{hint}</span>
        </span>
      </Link>
    </li>
  )
}

interface Described {
  icon: LucideIcon
  to: string
  act: string
  hint: string
}

function described(thing: NextThing | DueCards): Described {
  if (thing.kind === 'review')
    return {
      icon: Brain,
      to: paths.reviewOf(thing.nodeId),
      act: `Review ${counted(thing.cards, 'card')}`,
      hint: `${thing.minutes} min`,
    }
  const { title, publication_date, reading_minutes, article_id } = thing.article
  switch (thing.kind) {
    case 'read':
      return {
        icon: BookOpen,
        to: paths.article(article_id),
        act: `Read “${title}”`,
        hint: `${reading_minutes} min, ${formatDay(publication_date, 'short')}`,
      }
    case 'quiz':
      return {
        icon: ListChecks,
        to: paths.quiz(thing.quiz_id),
        act: `Take the quiz on “${title}”`,
        hint: `${counted(thing.questions, 'question')}; you have read the article`,
      }
    case 'repeat':
      return {
        icon: RotateCcw,
        to: paths.quizAttempt(thing.attempt_id),
        act: `Repeat ${counted(thing.wrong, 'wrong answer')}`,
        hint: `In the quiz on “${title}”`,
      }
  }
}
