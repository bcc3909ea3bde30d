import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/recall/cards.ts'
import * as review from '#messages/practice/recall/review.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { type Queue, recallQueue } from './api.ts'
import { ReviewEnd } from './review-end.tsx'
import { ReviewPlayer, STEPS } from './review-player.tsx'
import { cardsBeyond, type ReviewItem } from './review-session.ts'
import { reviewsSettled, unsentCards } from './send-reviews.ts'

/** Cards of one reply. */
interface Round {
  number: number
  items: readonly ReviewItem[]
  /** Cards of today after these. */
  beyond: number
  /** Estimate for a card. */
  minutes: number
}

interface ReviewSessionProps {
  /** A syllabus node; all cards without it. */
  node: string | undefined
  language: Language
}

/** Cards due again within minutes are fetched after the others. */
export function ReviewSession({ node, language }: ReviewSessionProps) {
  const queue = useQuery(recallQueue(node))
  const [round, setRound] = useState<Round>()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const { data, isFetching, refetch } = queue

  // The cards must not change during a session.
  const isFresh = data !== undefined && !isFetching
  useEffect(() => {
    if (isFresh) setRound((now) => now ?? { number: 1, ...roundOf(data) })
  }, [isFresh, data])

  const end = useCallback(
    async (cardIds: readonly string[]) => {
      setAnswered((all) => new Set([...all, ...cardIds]))
      await reviewsSettled()
      const next = unsentCards().size > 0 ? undefined : (await refetch()).data
      setRound((now) => ({ number: (now?.number ?? 1) + 1, ...(next ? roundOf(next) : NOTHING_LEFT) }))
    },
    [refetch],
  )

  if (queue.isError && !data)
    return (
      <div className="mt-3">
        <LoadFailure title={m.cardsDidNotLoad} error={queue.error} onRetry={() => refetch()} />
      </div>
    )
  if (!data || !round) return <SessionSkeleton />
  if (round.items.length === 0)
    return <ReviewEnd queue={data} node={node} answered={answered.size} waiting={unsentCards().size} />
  return <ReviewPlayer key={round.number} {...round} language={language} onEnd={end} />
}

const NOTHING_LEFT = { items: [], beyond: 0, minutes: 0 }

const roundOf = (queue: Queue): Omit<Round, 'number'> => ({
  items: withoutUnsent(queue.items),
  beyond: cardsBeyond(queue.today),
  minutes: queue.today.minutes / Math.max(1, queue.today.items),
})

/** Stored cards may be older than unsent answers. */
const withoutUnsent = (items: readonly ReviewItem[]) => {
  const unsent = unsentCards()
  return items.filter(({ card }) => !unsent.has(card.card_id))
}

function SessionSkeleton() {
  return (
    <>
      <PageLoading label={m.loadingCards}>
        <div className="space-y-4">
          <div>
            <div className="flex h-11 items-center">
              <Skeleton className="h-5 w-52" />
            </div>
            <ThinBar share={0} />
          </div>
          <SkeletonCard lines={4} className="mb-4 h-56" />
        </div>
      </PageLoading>
      <div className={STEPS}>
        <Button size="lg" disabled className="flex-1">
          {review.showAnswer}
        </Button>
      </div>
    </>
  )
}
