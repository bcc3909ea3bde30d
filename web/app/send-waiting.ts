import { queryClient } from '#web/platform/http/query-client.ts'
import { sendWaiting } from '#web/platform/offline/outbox-round.ts'
// Each says how its own things are sent.
import '#web/reading/bookmarks/api.ts'
import '#web/community/posts/api.ts'
import '#web/reading/progress/api.ts'

/** What the pages show follows from what has been sent. Questions that stay put while somebody answers are not asked anew. */
export async function sendAllWaiting(): Promise<void> {
  await sendWaiting()
  for (const queryKey of [['progress'], ['bookmarks'], ['notifications'], ['articles'], ['daily'], ['posts', 'news']])
    queryClient.invalidateQueries({ queryKey })
}
