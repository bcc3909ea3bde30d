import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Keyboard, RotateCw } from 'lucide-react'
import { useState } from 'react'
import * as m from '#messages/community/moderation/queue.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { refreshReports, reportList, reportStats } from './api.ts'
import { ReportList } from './report-list.tsx'
import { ReportStatsCards } from './report-stats.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { reviewButton, useListKeys } from './use-list-keys.ts'
import { useReportFilter } from './use-report-filter.ts'
import { useReportNavigation } from './use-report-navigation.ts'

export function ReportQueue() {
  const { status, openId, setStatus, open } = useReportFilter()
  const stats = useQuery(reportStats())
  const list = useInfiniteQuery(reportList(status))
  const reports = list.data?.pages.flatMap((page) => page.data) ?? []
  const steps = useReportNavigation(list, reports, openId, open)
  const { isRefreshing, refresh } = useRefresh(status)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { onKeyDown } = useListKeys({ isHelpOpen, onHelp: () => setHelpOpen(!isHelpOpen) })

  const isMissing = list.isError && !list.data
  const hasPending = reports.some((report) => report.status === 'pending')
  // Also while loading, to avoid layout shift.
  const offersReview = hasPending || (list.isPending && (status === 'pending' || status === 'all'))

  return (
    <div className="space-y-4 sm:space-y-5">
      <StatusButtons chosen={status} stats={stats.data} onChoose={setStatus} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {offersReview && (
          <Button disabled={!hasPending} onClick={steps.onNextPending}>
            {m.reviewNext}
          </Button>
        )}
        <span className="flex flex-wrap gap-2 sm:order-last">
          {/* A button cannot be hidden by a class. */}
          <span className="hidden sm:any-pointer-fine:block">
            <Button variant="ghost" onClick={() => setHelpOpen(true)}>
              <Keyboard aria-hidden="true" className="size-5" />
              {m.shortcuts}
            </Button>
          </span>
          <Button variant="ghost" busy={isRefreshing} onClick={refresh}>
            {!isRefreshing && <RotateCw aria-hidden="true" className="size-[1.1em]" />}
            {m.refresh}
          </Button>
        </span>
        <div className="max-sm:w-full sm:me-auto">
          <ReportStatsCards stats={stats.data} />
        </div>
      </div>
      {stats.isError && !isMissing && <QuietFailure text={m.statsFailed} onRetry={() => stats.refetch()} />}
      {list.isPending && <ListSkeleton />}
      {list.data && reports.length === 0 && <NoReports status={status} onShowAll={() => setStatus('all')} />}
      {reports.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the buttons inside
        <div onKeyDown={onKeyDown} className={list.isPlaceholderData ? 'opacity-85' : ''} aria-busy={list.isPlaceholderData}>
          <ReportList reports={reports} onOpen={open} />
        </div>
      )}
      {isMissing && (
        <LoadFailure
          title={m.reportsDidNotLoad}
          error={list.error}
          onRetry={() => Promise.all([list.refetch(), stats.refetch()])}
        />
      )}
      {list.isError && list.data && (
        <QuietFailure
          text={m.reportsFailedWhy({ why: failureText(list.error, '') })}
          busy={list.isFetching}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <div className="text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
      {openId && (
        <ReviewDialog
          reportId={openId}
          steps={steps}
          onClose={() => open(undefined)}
          focusOnClose={() => reviewButton(openId) ?? document.querySelector('h1')}
        />
      )}
      <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  )
}

function useRefresh(status: Parameters<typeof refreshReports>[1]) {
  const queries = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await refreshReports(queries, status).catch((error) => toast(failureText(error, m.reportsFailed), 'error'))
    setRefreshing(false)
  }
  return { isRefreshing, refresh }
}

function NoReports({ status, onShowAll }: { status: string; onShowAll: () => void }) {
  if (status === 'all')
    return (
      <EmptyState icon={CircleCheck} title={m.noReports}>
        {m.reportsAppearHere}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={CircleCheck}
      title={status === 'pending' ? m.noPending : m.noMatching}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {m.showAll}
        </Button>
      }
    >
      {status === 'pending' && m.allReviewed}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Loading label={m.loadingReports}>
      <div className="border-t border-line">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="space-y-2 border-b border-line py-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
