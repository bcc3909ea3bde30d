import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import { cutText } from '#contract/cut-text.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

export interface AuditEntry {
  /** Null for the command line; without an id for whatever else acts where nobody is signed in, such as a schedule. */
  actor: { id: string | null; username: string } | null
  action: AuditAction
  subject: { kind: string; id: string; name?: string }
  details?: Record<string, unknown>
}

const MAX_NAME_LENGTH = 200

/** Writes down what an admin or a moderator did; must run inside the transaction that does it, so that neither is without the other. */
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
  /** `null` where nobody with an account wrote it. */
  author: { id: string; username: string | null } | null
  /** What it said before. */
  content: string
  details?: Record<string, unknown>
}

/** What authors do to their own words is nobody else's business. */
export async function recordAuditUnlessAuthor(
  db: Db,
  { author, content, details, ...act }: ContentChange,
  now: Date,
): Promise<void> {
  if (author?.id === act.actor.id) return
  const about = { author_id: author?.id ?? null, author: author?.username ?? null, content }
  await recordAudit(db, { ...act, details: { ...details, ...about } }, now)
}
