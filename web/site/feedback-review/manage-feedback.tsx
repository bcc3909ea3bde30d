import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { failureText } from '#web/platform/http/call.ts'
import { ListFailure } from '#web/site/feedback/list-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { allFeedback, useRefreshFeedback } from './api.ts'
import { FeedbackDialog, type OpenFeedback } from './feedback-dialog.tsx'
import { totalOf } from './feedback-pages.ts'
import { ManageFilters } from './manage-filters.tsx'
import { ManageList } from './manage-list.tsx'
import { SummaryLine } from './summary-line.tsx'
import { useFeedbackFilter } from './use-feedback-filter.ts'

const SUCCESS_MS = 3000

export function ManageFeedback() {
  const { filter, text, setText, setStatus, showAll } = useFeedbackFilter()
  const list = useInfiniteQuery(allFeedback(filter))
  const { isRefreshing, refresh } = useRefresh(useRefreshFeedback(filter), list.data !== undefined)
  const [open, setOpen] = useState<OpenFeedback>()
  const [saved, showSaved] = useBriefly(SUCCESS_MS)
  const { summary, focusSummary } = useFocusAfterDelete()

  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const counts = list.data?.pages[0]?.counts
  const hasFailed = list.isError && !list.data
  const isFiltered = filter.status !== 'all' || filter.q !== ''

  return (
    <>
      <ManageFilters
        text={text}
        status={filter.status}
        counts={counts}
        isRefreshing={isRefreshing}
        onText={setText}
        onStatus={setStatus}
        onRefresh={refresh}
      />
      {!hasFailed && <SummaryLine ref={summary} saved={saved} count={counts && totalOf(counts, filter.status)} />}
      {list.isPending && <ManageSkeleton />}
      {hasFailed && (
        <div className="mt-4">
          <ListFailure title="The feedback did not load" error={list.error} onRetry={() => list.refetch()} />
        </div>
      )}
      {list.data && rows.length === 0 && <NoFeedback isFiltered={isFiltered} onShowAll={showAll} />}
      {rows.length > 0 && (
        <div className={list.isPlaceholderData ? 'opacity-85' : ''} aria-busy={list.isPlaceholderData}>
          <ManageList rows={rows} onOpen={setOpen} />
        </div>
      )}
      {list.isFetchNextPageError && (
        <ListFailure title="Older feedback did not load" error={list.error} onRetry={() => list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show older feedback
          </Button>
        </div>
      )}
      <FeedbackDialog
        open={open}
        listed={rows.find(({ feedback_id }) => feedback_id === open?.item.feedback_id)}
        onChange={setOpen}
        onCurrent={(current) =>
          setOpen((open) => (open?.item.feedback_id === current.feedback_id ? { ...open, item: current } : open))
        }
        onSaved={() => showSaved('Feedback updated successfully')}
        onDeleted={focusSummary}
      />
    </>
  )
}

function NoFeedback({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (!isFiltered) return <EmptyState title="No feedback yet">Feedback from users appears here.</EmptyState>
  return (
    <EmptyState
      icon={SearchX}
      title="No feedback found"
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all feedback
        </Button>
      }
    >
      No feedback matches this search and status.
    </EmptyState>
  )
}

/** @param hasList otherwise an error replaces the list */
function useRefresh(reload: () => Promise<unknown>, hasList: boolean) {
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await reload().catch((error) => hasList && toast(failureText(error, 'Failed to fetch feedback'), 'error'))
    setRefreshing(false)
  }
  return { isRefreshing, refresh }
}

/** The focused row disappears. */
function useFocusAfterDelete() {
  const summary = useRef<HTMLParagraphElement>(null)
  const [deletions, setDeletions] = useState(0)
  useEffect(() => {
    if (deletions > 0) summary.current?.focus()
  }, [deletions])
  return { summary, focusSummary: () => setDeletions((count) => count + 1) }
}

function ManageSkeleton() {
  return (
    <PageLoading label="Loading feedback">
      <div className="space-y-px">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
          <div key={place} className="space-y-2 border-b border-line py-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </PageLoading>
  )
}
