import { useSearchParams } from 'react-router'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/accounts/audit-actions.ts'
import type { AuditFilter } from './api.ts'

/** What is looked at stands in the address, beside the tab. */
export function useAuditAddress() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('action')
  const filter: AuditFilter = {
    action: asked && Object.hasOwn(AUDIT_ACTIONS, asked) ? (asked as AuditAction) : undefined,
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
