import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Source } from '#contract/newsroom/sources.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { sourcePassages } from './api.ts'

/** Loaded when they are unfolded. */
export function SourcePassages({ source }: { source: Source }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-accent underline underline-offset-4">
        Read the passages
        <span className="sr-only">{` of ${source.title}`}</span>
      </summary>
      {isOpen && <Passages source={source} />}
    </details>
  )
}

function Passages({ source: { source_id, language } }: { source: Source }) {
  const { data, error, isPending, refetch } = useQuery(sourcePassages(source_id))
  if (isPending)
    return (
      <PageLoading label="Loading the passages">
        <SkeletonRows rows={3} />
      </PageLoading>
    )
  if (!data) return <LoadFailure title="The passages did not load" error={error} onRetry={() => refetch()} />
  return (
    <ol
      // A list that scrolls can be reached with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-label="Passages"
      lang={language ?? undefined}
      className="max-h-96 list-decimal space-y-2 overflow-y-auto rounded-control bg-sunken py-3 ps-12 pe-4 text-sm"
    >
      {data.map(({ number, text }) => (
        <li key={number} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ol>
  )
}
