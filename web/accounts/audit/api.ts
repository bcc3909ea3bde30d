import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { audit } from '#contract/accounts/audit.ts'
import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import { call } from '#web/platform/http/call.ts'

export interface AuditFilter {
  action: AuditAction | undefined
  actor: string
  subject: string
}

/** Never cached: admins need the latest actions. */
export const auditLog = ({ action, actor, subject }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', action, actor, subject],
    queryFn: ({ pageParam, signal }) =>
      call(audit.list, {
        query: {
          ...(action && { action }),
          ...(actor && { actor }),
          ...(subject && { subject }),
          ...(pageParam && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
