import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import { can } from '#contract/roles.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'

/** Audits staff only: readers' accounts are private. */
export async function recordFactorChange(
  db: Db,
  member: Pick<Member, 'id' | 'username' | 'role'>,
  action: AuditAction,
  now: Date,
): Promise<void> {
  if (!can(member.role, 'staff')) return
  const subject = { kind: 'person', id: member.id, name: member.username }
  await recordAudit(db, { actor: member, action, subject }, now)
}
