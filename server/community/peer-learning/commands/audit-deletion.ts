import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import type { Person } from '../policy.ts'

export function auditDeletion(
  db: Db,
  actor: Person,
  subject: { kind: 'result' | 'tip'; id: string; name: string },
  { author_id, content }: { author_id: string | null; content: string },
  now: Date,
): Promise<void> {
  const author = author_id === null ? null : { id: author_id, username: null }
  return recordAuditUnlessAuthor(db, { actor, action: 'community.deleted', subject, author, content }, now)
}
