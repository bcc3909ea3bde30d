import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import { cutText } from '#contract/cut-text.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

export interface AuditEntry {
  /** `null` for the command line; without id for schedules. */
  actor: { id: string | null; username: string } | null
  action: AuditAction
  subject: { kind: string; id: string; name?: string }
  details?: Record<string, unknown>
}

const MAX_NAME_LENGTH = 200

/** Needs the transaction of the action. */
export async function recordAudit(db: Db, { actor, action, subject, details = {} }: AuditEntry, now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      audit_id: newId(),
      at: now,
      actor_id: actor?.id ?? null,
      actor_name: actor?.username ?? 'The command line',
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: cutText(subject.name ?? '', MAX_NAME_LENGTH),
      details: JSON.stringify(details),
    })
    .execute()
}

interface ContentChange {
  actor: { id: string; username: string }
  action: AuditAction
  subject: AuditEntry['subject']
  author: { id: string; username: string | null } | null
  /** Before the change. */
  content: string
  details?: Record<string, unknown>
}

export async function recordAuditUnlessAuthor(
  db: Db,
  { author, content, details, ...act }: ContentChange,
  now: Date,
): Promise<void> {
  if (author?.id === act.actor.id) return
  const about = { author_id: author?.id ?? null, author: author?.username ?? null, content }
  await recordAudit(db, { ...act, details: { ...details, ...about } }, now)
}
