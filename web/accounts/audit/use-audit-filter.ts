import { useSearchParams } from 'react-router'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/accounts/audit-actions.ts'
import type { AuditFilter } from './api.ts'

/** The filter is stored in the URL. */
export function useAuditFilter() {
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
