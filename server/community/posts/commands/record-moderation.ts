import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import type { StoredPost } from '../rules.ts'

export function recordModeration(db: Db, actor: Member, action: AuditAction, post: StoredPost, now: Date): Promise<void> {
  const { post_id, forum_id, author_id, author_name, content, title } = post
  const author = author_id === null ? null : { id: author_id, username: author_name }
  const subject = { kind: 'post', id: post_id, name: title }
  return recordAuditUnlessAuthor(db, { actor, action, subject, author, content, details: { forum_id } }, now)
}
