import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import type { Writer } from '../notices.ts'

interface Subject {
  kind: 'discussion' | 'reply'
  id: string
  quiz_title: string
  author_id: string | null
  content: string
}

export function auditUnlessAuthor(
  db: Db,
  actor: Writer,
  action: 'community.edited' | 'community.deleted',
  { kind, id, quiz_title, author_id, content }: Subject,
  now: Date,
): Promise<void> {
  const author = author_id === null ? null : { id: author_id, username: null }
  return recordAuditUnlessAuthor(db, { actor, action, subject: { kind, id, name: quiz_title }, author, content }, now)
}
