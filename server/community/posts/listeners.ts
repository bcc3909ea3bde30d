import type { Listeners } from '#server/events.ts'
import { notifyMentioned } from './commands/notify-mentioned.ts'
import { notifyOfLike } from './commands/notify-of-like.ts'

export const postListeners: Listeners = {
  'post.written': async (db, posts, now) => {
    for (const post of posts) await notifyMentioned(db, post, now)
  },
  'post.liked': async (db, likes, now) => {
    for (const like of likes) await notifyOfLike(db, like, now)
  },
}
