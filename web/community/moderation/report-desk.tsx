import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Keyboard, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { refreshReports, reportList, reportStats } from './api.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { ReportList } from './report-list.tsx'
import { ReportStatsCards } from './report-stats.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { buttonOf, useListKeys } from './use-list-keys.ts'
import { useReportAddress } from './use-report-address.ts'
import { useSteps } from './use-steps.ts'

/** What people reported, to be dealt with one after the other. */
export function ReportDesk() {
  const { status, openId, setStatus, open } = useReportAddress()
  const stats = useQuery(reportStats())
  const list = useInfiniteQuery(reportList(status))
  const reports = list.data?.pages.flatMap((page) => page.data) ?? []
  const steps = useSteps(list, reports, openId, open)
  const { isRefreshing, refresh } = useRefreshing(status)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { onKeyDown } = useListKeys({ isHelpOpen, onHelp: () => setHelpOpen(!isHelpOpen) })

  return (
    <div className="space-y-5">
      <ReportStatsCards stats={stats.data} />
      {stats.isError && <QuietFailure text="The figures could not be brought up to date." onRetry={() => stats.refetch()} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StatusButtons chosen={status} stats={stats.data} onChoose={setStatus} />
        <span className="flex flex-wrap gap-2">
          <Button variant="ghost" className="hidden any-pointer-fine:inline-flex" onClick={() => setHelpOpen(true)}>
            <Keyboard aria-hidden="true" className="size-5" />
            Keys
          </Button>
          <Button variant="outline" busy={isRefreshing} onClick={refresh}>
            {!isRefreshing && <RotateCw aria-hidden="true" className="size-[1.1em]" />}
            Refresh
          </Button>
        </span>
      </div>
      {list.isPending && <ListSkeleton />}
      {list.data && reports.length === 0 && <Nothing status={status} onShowAll={() => setStatus('all')} />}
      {reports.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside arrive here
        <div onKeyDown={onKeyDown} className={list.isPlaceholderData ? 'opacity-85' : ''} aria-busy={list.isPlaceholderData}>
          <ReportList reports={reports} onOpen={open} />
        </div>
      )}
      {list.isError && (
        <QuietFailure
          text={`Reports could not be loaded. ${failureText(list.error, '')}`}
          busy={list.isFetching}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <div className="text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show older reports
          </Button>
        </div>
      )}
      {openId && (
        <ReviewDialog
          reportId={openId}
          steps={steps}
          onClose={() => open(undefined)}
          goesBackTo={() => buttonOf(openId) ?? document.querySelector('h1')}
        />
      )}
      <KeysDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  )
}

function useRefreshing(status: Parameters<typeof refreshReports>[1]) {
  const queries = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await refreshReports(queries, status).catch((error) => toast(failureText(error, 'Reports could not be loaded.'), 'error'))
    setRefreshing(false)
  }
  return { isRefreshing, refresh }
}

function Nothing({ status, onShowAll }: { status: string; onShowAll: () => void }) {
  if (status === 'all')
    return (
      <EmptyState icon={CircleCheck} title="No reports yet">
        Posts that members report are listed here.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={CircleCheck}
      title={status === 'pending' ? 'Nothing waits' : 'No such reports'}
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all reports
        </Button>
      }
    >
      {status === 'pending' && 'Every report has been dealt with.'}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Loading label="Loading reports">
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
