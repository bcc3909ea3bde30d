import { can, ROLES } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { postNotice } from '../notices.ts'
import { visiblePost } from '../queries.ts'

const BATCH_SIZE = 500
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'
const COMMUNITY_ROLES = ROLES.filter((role) => can(role, 'community'))

/** A second run after a crash notifies nobody twice. */
export async function notifySubscribers(db: Db, postId: string, now: Date): Promise<void> {
  const post = await visiblePost(db, postId)
  if (!post) return
  for (let after: string | undefined = LOWEST_ID; after !== undefined; ) {
    const people: string[] = await nextSubscribers(db, post.forumId, after)
    const others = people.filter((id) => id !== post.author?.id)
    await notify(
      db,
      others.map((id) => postNotice(post, id, 'subscription')),
      now,
    )
    after = people.at(-1)
  }
}

async function nextSubscribers(db: Db, forumId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('forum_subscriptions')
    .innerJoin('users', 'users.user_id', 'forum_subscriptions.user_id')
    .where('forum_id', '=', forumId)
    .where('users.user_id', '>', after)
    .where('role', 'in', COMMUNITY_ROLES)
    .orderBy('users.user_id')
    .limit(BATCH_SIZE)
    .select('users.user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
