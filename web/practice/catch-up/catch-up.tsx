import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/catch-up.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { catchUpList, clearList, type Topic } from './api.ts'
import { CatchUpTopic, KeepFacts, topicId } from './catch-up-topic.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'

export function CatchUp({ language }: { language: Language }) {
  const missed = useQuery(catchUpList(language))
  if (missed.isPending) return <CatchUpSkeleton />
  if (missed.isError) return <LoadFailure title={m.missedDidNotLoad} error={missed.error} onRetry={() => missed.refetch()} />
  if (!missed.data)
    return (
      <EmptyState icon={CircleCheck} title={m.nothingMissed} action={<ToToday />}>
        {m.listedHere}
      </EmptyState>
    )
  return <Topics {...missed.data} language={language} />
}

const ToToday = () => (
  <Link to={paths.dashboard} className={buttonStyle()}>
    {m.backToToday}
  </Link>
)

interface TopicsProps {
  days: number
  minutes: number
  items: readonly Topic[]
  language: Language
}

function Topics({ days, minutes, items, language }: TopicsProps) {
  const [isDismissing, setDismissing] = useState(false)
  const left = items.filter(({ isDone }) => !isDone)
  const isPartlyEnglish = language !== 'en' && items.some(({ facts }) => facts.some(({ lang }) => lang === 'en'))
  const clear = useClear(left)
  return (
    <>
      <p className="text-quiet">
        {m.intro({ topics: items.length, days, minutes })}
        {isPartlyEnglish && ` ${m.partlyEnglish}`}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <KeepFacts topics={items} isSet />
        {left.length > 0 && (
          <Button variant="ghost" onClick={() => setDismissing(true)}>
            {m.dismiss}
          </Button>
        )}
      </div>
      <p className="mt-4 mb-1 text-sm text-quiet tabular-nums">
        {m.doneOf({ done: items.length - left.length, total: items.length })}
      </p>
      <ThinBar share={1 - left.length / items.length} />
      <TopicList items={items} />
      <Foot left={left.length} total={items.length} onFinish={clear.run} isBusy={clear.isBusy} />
      {isDismissing && (
        <DismissDialog days={days} isBusy={clear.isBusy} onDismiss={clear.run} onClose={() => setDismissing(false)} />
      )}
    </>
  )
}

/** The next topic opens, with the focus, when one is done. */
function TopicList({ items }: { items: readonly Topic[] }) {
  const [open, setOpen] = useState(() => items.find(({ isDone }) => !isDone))
  const isOpen = (topic: Topic) => open !== undefined && topicId(open) === topicId(topic)
  const openAfter = (done: Topic) => {
    const place = items.indexOf(done)
    const next = [...items.slice(place + 1), ...items.slice(0, place)].find(({ isDone }) => !isDone)
    flushSync(() => setOpen(next))
    document.getElementById(topicId(next ?? done))?.focus()
  }
  return (
    <ol>
      {items.map((topic) => (
        <CatchUpTopic
          key={topicId(topic)}
          topic={topic}
          isOpen={isOpen(topic)}
          onToggle={() => setOpen(isOpen(topic) ? undefined : topic)}
          onDone={() => openAfter(topic)}
        />
      ))}
    </ol>
  )
}

function useClear(left: readonly Topic[]) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const run = () => {
    setBusy(true)
    clearList(left).then(
      () => {
        toast(m.caughtUpNow, 'success')
        navigate(paths.dashboard)
      },
      (error) => {
        setBusy(false)
        toast(failureText(error, m.notSaved), 'error')
      },
    )
  }
  return { isBusy, run }
}

interface FootProps {
  left: number
  total: number
  onFinish: () => void
  isBusy: boolean
}

function Foot({ left, total, onFinish, isBusy }: FootProps): ReactNode {
  if (left === 0)
    return (
      <div role="status" className="py-6">
        <p className="mb-4 text-lg font-semibold text-good">{m.caughtUp}</p>
        <ToToday />
      </div>
    )
  return (
    <div className="py-6">
      <p className="mb-3 text-sm text-quiet">{m.leftOf({ left, total })}</p>
      <Button variant={left < total ? 'default' : 'outline'} busy={isBusy} onClick={onFinish} className="max-sm:w-full">
        {m.finish}
      </Button>
    </div>
  )
}

function CatchUpSkeleton() {
  return (
    <PageLoading label={m.loadingMissed}>
      <div className="space-y-6">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-11 w-40" />
        {/* The first topic is open. */}
        {[1, 2, 3, 4].map((topic) => (
          <div key={topic} className="space-y-4 border-t border-line pt-4">
            <Skeleton className="h-6 w-3/4" />
            {topic === 1 && <SkeletonLines count={6} />}
          </div>
        ))}
      </div>
    </PageLoading>
  )
}
