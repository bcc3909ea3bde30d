import { useQuery } from '@tanstack/react-query'
import { BookOpenText, ChevronDown, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedCompilation } from '#contract/syllabus/compilations.ts'
import * as m from '#messages/syllabus/compilations.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { compilationList } from './api.ts'
import { periodTitle, sizeText } from './period-texts.ts'

export function CompilationList() {
  const list = useQuery(compilationList())
  if (list.isPending) return <ListSkeleton />
  if (!list.data) return <LoadFailure title={m.compilationsDidNotLoad} error={list.error} onRetry={() => list.refetch()} />
  if (list.data.length === 0)
    return (
      <EmptyState
        icon={BookOpenText}
        title={m.noCompilations}
        action={
          <Link to={paths.dashboard} className={buttonStyle()}>
            {m.readToday}
          </Link>
        }
      />
    )
  const years = Object.entries(Object.groupBy(list.data, ({ last_day }) => last_day.slice(0, 4))).toReversed()
  return years.map(([year, ofYear = []], index) => <Year key={year} year={year} compilations={ofYear} isOpen={index === 0} />)
}

interface YearProps {
  year: string
  compilations: readonly ListedCompilation[]
  isOpen: boolean
}

function Year({ year, compilations, isOpen }: YearProps) {
  return (
    <details open={isOpen} className="border-b border-line">
      <summary className="flex min-h-13 cursor-pointer items-center gap-2 rounded-control font-semibold">
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
        <h2 className="text-lg">{year}</h2>
      </summary>
      <ul className="mb-4 divide-y divide-line rounded-card border border-line bg-surface">
        {compilations.map((one) => (
          <Row key={one.period} compilation={one} />
        ))}
      </ul>
    </details>
  )
}

function Row({ compilation }: { compilation: ListedCompilation }) {
  const isMonth = compilation.kind === 'month'
  return (
    <li className="row-in-sight [--row:4rem]">
      <Link
        to={paths.compilation(compilation.period)}
        className={`flex min-h-16 items-center gap-3 py-3 pe-4 text-ink no-underline hover:bg-sunken ${isMonth ? 'ps-4' : 'ps-8'}`}
      >
        <span className="min-w-0 flex-1">
          <span className={`block ${isMonth ? 'font-semibold' : 'font-medium'}`}>{periodTitle(compilation)}</span>
          <span className="block text-sm text-quiet">
            {isMonth ? m.month : m.week} · {sizeText(compilation)}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      </Link>
    </li>
  )
}

function ListSkeleton() {
  return (
    <PageLoading label={m.loadingCompilations}>
      <Skeleton className="mb-3 h-10 w-24" />
      <SkeletonRows rows={5} />
    </PageLoading>
  )
}
