import type { Db } from '#server/db/open.ts'
import type { JobContext } from '#server/job-context.ts'
import { notify } from '#server/messaging/notifications/commands.ts'
import { postNotice } from './notices.ts'
import { subscribersOf, writtenPost } from './queries.ts'

export const postJobs = ({ db, queue, now }: JobContext) =>
  queue.work('tell-forum-subscribers', ({ postId }: { postId: string }) => tellSubscribers(db, postId, now()))

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** In batches; run again after a crash it tells nobody twice. A post that is gone by then is not told. */
async function tellSubscribers(db: Db, postId: string, now: Date): Promise<void> {
  const post = await writtenPost(db, postId)
  for (let after: string | undefined = BEFORE_ALL; post && after !== undefined; ) {
    const people: string[] = await subscribersOf(db, post.forumId, { after, except: post.author?.id ?? null })
    await notify(
      db,
      people.map((id) => postNotice(post, id, 'subscription')),
      now,
    )
    after = people.at(-1)
  }
}
