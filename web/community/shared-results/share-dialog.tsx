import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AttemptSummary } from '#contract/practice/quizzes.ts'
import * as m from '#messages/community/shared-results.ts'
import { sharedAttempts } from '#web/community/peer-learning/api.ts'
import { formatResult } from '#web/community/peer-learning/format-result.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { quizHistory } from '#web/practice/quizzes/api.ts'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { ShareForm } from './share-form.tsx'

export function ShareDialog({ onClose, onShared }: { onClose: () => void; onShared: () => void }) {
  const [chosen, setChosen] = useState<AttemptSummary>()
  if (chosen)
    return (
      <ShareForm
        attempt={{ id: chosen.attemptId, quiz: chosen.quiz, figures: formatResult(chosen) }}
        onClose={onClose}
        onShared={onShared}
      />
    )
  return (
    <Dialog open onOpenChange={onClose} title={m.whichResult}>
      <Attempts onChoose={setChosen} />
    </Dialog>
  )
}

function Attempts({ onChoose }: { onChoose: (attempt: AttemptSummary) => void }) {
  const history = useInfiniteQuery(quizHistory())
  const shared = useQuery(sharedAttempts())
  const attempts = history.data?.pages.flatMap((page) => page.data) ?? []

  if (history.isPending || shared.isPending) return <ListSkeleton />
  if (!history.data)
    return (
      <LoadFailure
        title={m.attemptsDidNotLoad}
        message={m.historyFailed}
        error={history.error}
        onRetry={() => history.refetch()}
      />
    )
  if (attempts.length === 0) return <p className="text-quiet">{m.noAttempts}</p>
  const button = (attempt: AttemptSummary) => (
    <AttemptButton attempt={attempt} isShared={shared.data?.has(attempt.attemptId) ?? false} onChoose={onChoose} />
  )
  return (
    <>
      <ul className="-mx-2 border-t border-line">
        {byQuiz(attempts).map(([newest, ...earlier]) => (
          <li key={newest.attemptId} className="border-b border-line">
            {button(newest)}
            {earlier.length > 0 && (
              <Fold
                summary={<span className="ps-2 text-sm text-accent">{m.earlierAttempts({ count: earlier.length })}</span>}
                open={false}
              >
                <ul className="ps-4">
                  {earlier.map((attempt) => (
                    <li key={attempt.attemptId}>{button(attempt)}</li>
                  ))}
                </ul>
              </Fold>
            )}
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <div className="mt-4 text-center">
          <Button variant="outline" busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
            {m.loadOlder}
          </Button>
        </div>
      )}
    </>
  )
}

type Several = [AttemptSummary, ...AttemptSummary[]]

/** In the order of their newest attempts; deleted quizzes have no id. */
function byQuiz(attempts: readonly AttemptSummary[]): Several[] {
  const groups = new Map<string, Several>()
  for (const attempt of attempts) {
    const key = attempt.quiz.quizId ?? attempt.attemptId
    const group = groups.get(key)
    if (group) group.push(attempt)
    else groups.set(key, [attempt])
  }
  return [...groups.values()]
}

interface AttemptButtonProps {
  attempt: AttemptSummary
  isShared: boolean
  onChoose: (attempt: AttemptSummary) => void
}

function AttemptButton({ attempt, isShared, onChoose }: AttemptButtonProps) {
  const title = useTitleIn()(attempt.quiz)
  return (
    <button
      type="button"
      disabled={isShared}
      onClick={() => onChoose(attempt)}
      className="flex w-full items-start justify-between gap-3 rounded-control px-2 py-3 text-start enabled:hover:bg-sunken disabled:cursor-not-allowed"
    >
      <span className="min-w-0 wrap-anywhere">
        <span lang={title.lang} className="block font-semibold">
          {title.value}
        </span>
        <span className="block text-sm text-quiet">{formatResult(attempt)}</span>
        <time dateTime={attempt.completedAt} className="block text-sm text-quiet sm:whitespace-nowrap">
          {formatInstant(attempt.completedAt)}
        </time>
      </span>
      {isShared ? (
        <Badge tone="good">{m.shared}</Badge>
      ) : (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 self-center text-quiet" />
      )}
    </button>
  )
}

/** At once: the dialog would open empty. */
function ListSkeleton() {
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{m.loadingHistory}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="space-y-2 border-b border-line px-2 py-3.5">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
