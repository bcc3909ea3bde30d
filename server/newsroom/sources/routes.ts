import { cutText } from '#contract/cut-text.ts'
import { MAX_SOURCE_TITLE } from '#contract/newsroom/sources/source-rules.ts'
import { sources } from '#contract/newsroom/sources.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addFile, addText } from './commands/add-file.ts'
import { askForPage } from './commands/ask-for-page.ts'
import { changeSource } from './commands/change-source.ts'
import { removeSource } from './commands/remove-source.ts'
import { sourcesOf, sourceWithPassages } from './queries/listed-sources.ts'

export const sourceRoutes: Routes = (app, context) => {
  const { queue, settings } = context

  serve(app, context, sources.list, async ({ params }, { db }) => ({
    data: { sources: await sourcesOf(db, params.day), can_fetch: settings.fetching.isOn },
  }))

  serve(app, context, sources.add, async ({ params, body }, { db, user, now, isWanted }) => ({
    data: await addText(db, { ...body, ...params }, user, now, isWanted),
  }))

  // Any content type: the content is checked.
  void app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve(app, context, sources.upload, async ({ params, query }, { db, user, now, request, isWanted }) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const file = { bytes, name: cutText(query.name, MAX_SOURCE_TITLE) }
      return { data: await addFile(db, params.day, file, user, now, isWanted) }
    })
  })

  serve(app, context, sources.fetch, async ({ params, body }, { db, user, now }) => ({
    data: await askForPage(db, params.day, body.address, { queue, settings, actor: user, now }),
  }))

  serve(app, context, sources.read, async ({ params }, { db }) => ({ data: await sourceWithPassages(db, params.sourceId) }))

  serve(app, context, sources.change, ({ params, body }, { db, user, now }) => changeSource(db, params.sourceId, body, user, now))

  serve(app, context, sources.remove, ({ params }, { db, user, now }) => removeSource(db, params.sourceId, user, now))
}
