import { sendWaiting } from '#web/platform/outbox-round.ts'
import { queryClient } from '#web/platform/query-client.ts'
// Each says how its own things are sent.
import '#web/bookmarks/api.ts'
import '#web/posts/api.ts'
import '#web/progress/api.ts'

/** What the pages show follows from what has been sent. Questions that stay put while somebody answers are not asked anew. */
export async function sendAllWaiting(): Promise<void> {
  await sendWaiting()
  for (const queryKey of [['progress'], ['bookmarks'], ['notifications'], ['articles'], ['daily'], ['posts', 'news']])
    queryClient.invalidateQueries({ queryKey })
}
