import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, Id, Instant, limit, safeText } from '#contract/text.ts'
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.ts'

const ACTIONS = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]

export const AuditRecord = z.object({
  audit_id: Id,
  at: Instant,
  actor: z.string(),
  action: z.enum(ACTIONS),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  /** Never contains secrets. */
  details: z.record(z.string(), z.unknown()),
})
export type AuditRecord = z.infer<typeof AuditRecord>

export const audit = {
  list: endpoint('GET /api/admin/audit', 'admin', {
    noStore: true,
    summary: 'What admins and moderators did, latest first; `next_before` is the `before` of the next page, null at the end',
    query: z.object({
      before: cursor('before').optional(),
      action: z.enum(ACTIONS, { error: 'action must be one of the audited actions' }).optional(),
      /** Case-insensitive. */
      actor: safeText({ max: 60, label: 'The name' }).optional(),
      subject: safeText({ max: 100, label: 'The subject' }).optional(),
      limit: limit(50),
    }),
    reply: z.object({ success: z.literal(true), data: z.array(AuditRecord), next_before: z.string().nullable() }),
  }),
}
