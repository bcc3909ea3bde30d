import type { Forum } from '#contract/community/forums.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { invalidateForum } from './invalidate.ts'
import { lockForum } from './lock-forum.ts'
import { requireForum } from './require-forum.ts'

interface Change {
  is_pinned?: boolean | undefined
  is_locked?: boolean | undefined
}

/** @throws HttpError 404 */
export async function changeForum(db: Db, user: Member, forumId: string, change: Change, now: Date): Promise<Forum> {
  return inTransaction(db, async (db) => {
    await lockForum(db, forumId)
    const before = await requireForum(db, forumId)
    const { is_pinned = before.is_pinned, is_locked = before.is_locked } = change
    await db.updateTable('forums').set({ is_pinned, is_locked }).where('forum_id', '=', forumId).execute()
    const subject = { kind: 'forum', id: forumId, name: before.title }
    if (is_pinned !== before.is_pinned)
      await recordAudit(db, { actor: user, action: is_pinned ? 'forum.pinned' : 'forum.unpinned', subject }, now)
    if (is_locked !== before.is_locked)
      await recordAudit(db, { actor: user, action: is_locked ? 'forum.locked' : 'forum.unlocked', subject }, now)
    await invalidateForum(db, forumId)
    return { ...before, is_pinned, is_locked }
  })
}
