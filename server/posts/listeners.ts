import { onEvent } from '#server/platform/events.ts'
import { leavePosts } from './leaving.ts'

export function postListeners(): void {
  onEvent('account.leaving', 'posts', async (db, people, now) => {
    for (const { userId } of people) await leavePosts(db, userId, now)
  })
}
