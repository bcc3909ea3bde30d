import { subscribe } from '#server/events.ts'
import { notifyMentioned } from './commands/notify-mentioned.ts'
import { notifyOfLike } from './commands/notify-of-like.ts'
import { postsOnAccountDeleted } from './on-account-deleted.ts'

export function postListeners(): void {
  subscribe('account.deleted', 'posts', async (db, people, now) => {
    for (const { userId } of people) await postsOnAccountDeleted(db, userId, now)
  })
  subscribe('post.written', 'posts', async (db, posts, now) => {
    for (const post of posts) await notifyMentioned(db, post, now)
  })
  subscribe('post.liked', 'posts', async (db, likes, now) => {
    for (const like of likes) await notifyOfLike(db, like, now)
  })
}
