import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText, X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/accounts/audit-actions.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { type AuditFilter, auditLog } from './api.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditRow } from './audit-row.tsx'

export function AuditLog() {
  const { filter, change } = useAuditFilter()
  const log = useInfiniteQuery(auditLog(filter))
  const records = log.data?.pages.flatMap((page) => page.data) ?? []
  const isFiltered = Boolean(filter.action || filter.actor || filter.subject)

  return (
    <div className="space-y-5">
      <AuditFilters filter={filter} onChange={change} />
      {filter.subject && (
        <Button variant="outline" size="sm" className="min-h-11" onClick={() => change({ subject: '' })}>
          Showing one subject
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only">show all</span>
        </Button>
      )}
      {log.isPending && <LogSkeleton />}
      {log.isError && !log.data && (
        <LoadFailure title="The audit log did not load" error={log.error} onRetry={() => log.refetch()} />
      )}
      {log.data && records.length === 0 && (
        <EmptyState
          icon={ScrollText}
          title={isFiltered ? 'No matching actions' : 'No actions yet'}
          action={
            isFiltered && (
              <Button variant="outline" onClick={() => change({ action: undefined, actor: '', subject: '' })}>
                Show all
              </Button>
            )
          }
        >
          {!isFiltered && 'Actions of admins and moderators appear here.'}
        </EmptyState>
      )}
      {records.length > 0 && (
        <ul
          aria-label="Actions, latest first"
          aria-busy={log.isPlaceholderData}
          className={`divide-y divide-line border-y border-line ${log.isPlaceholderData ? 'opacity-85' : ''}`}
        >
          {records.map((record) => (
            <AuditRow key={record.audit_id} record={record} />
          ))}
        </ul>
      )}
      {log.isError && log.data && (
        <QuietFailure
          text={`The audit log did not load. ${failureText(log.error, '')}`}
          onRetry={() => (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}
        />
      )}
      {log.hasNextPage && !log.isError && (
        <div className="text-center">
          <Button variant="outline" busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </div>
  )
}

function LogSkeleton() {
  return (
    <Loading label="Loading the audit log">
      <div className="border-t border-line">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
          <div key={place} className="space-y-2 border-b border-line py-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/4" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Stored in the URL. */
function useAuditFilter() {
  const [query, setQuery] = useSearchParams()
  const actionParam = query.get('action')
  const filter: AuditFilter = {
    action: actionParam && Object.hasOwn(AUDIT_ACTIONS, actionParam) ? (actionParam as AuditAction) : undefined,
    actor: query.get('actor') ?? '',
    subject: query.get('subject') ?? '',
  }
  const change = (part: Partial<AuditFilter>) => {
    const { action, actor, subject } = { ...filter, ...part }
    setQuery(
      { tab: 'audit', ...(action && { action }), ...(actor && { actor }), ...(subject && { subject }) },
      { replace: true, preventScrollReset: true },
    )
  }
  return { filter, change }
}
