import { THREAD_NOT_FOUND, threads } from '#contract/newsroom/threads.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { createThread } from './commands/create-thread.ts'
import { removeThread } from './commands/remove-thread.ts'
import { saveThread } from './commands/save-thread.ts'
import { editedThread, editedThreads } from './queries/edited.ts'
import { proposalsFor } from './queries/proposals.ts'
import { listedThreads, threadRows } from './queries/threads.ts'
import { threadFrom } from './rules.ts'

const TAGS = ['content']

export const threadRoutes: Routes = (app, context) => {
  const { cache } = context

  serve(app, context, threads.list, async ({ query: { language } }, { db }) => {
    const cached = await cache.get(`threads ${language}`, TAGS, async () =>
      threads.list.reply.parse({ success: true, data: await listedThreads(db, language) }),
    )
    return cached ?? { data: [] }
  })

  serve(app, context, threads.read, async ({ params: { threadId }, query: { language } }, { db }) => {
    const cached = await cache.get(`thread ${threadId} ${language}`, TAGS, async () => {
      const found = await threadRows(db, threadId, language)
      return found && threads.read.reply.parse({ success: true, data: threadFrom(found, language) })
    })
    return assertFound(cached)
  })

  serve(app, context, threads.adminList, async (_, { db }) => ({ data: await editedThreads(db) }))

  serve(app, context, threads.proposals, async ({ query }, { db }) => ({ data: await proposalsFor(db, query.articles) }))

  serve(app, context, threads.adminRead, async ({ params }, { db }) => ({
    data: assertFound(await editedThread(db, params.threadId)),
  }))

  serve(app, context, threads.create, async ({ body }, { db, user, now }) => ({ data: await createThread(db, body, user, now) }))

  serve(app, context, threads.save, ({ params, body }, { db, user, now }) => saveThread(db, params.threadId, body, user, now))

  serve(app, context, threads.remove, ({ params }, { db, user, now }) => removeThread(db, params.threadId, user, now))
}

/** @throws HttpError 404 */
function assertFound<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, THREAD_NOT_FOUND)
  return found
}
