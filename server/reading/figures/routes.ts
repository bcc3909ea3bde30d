import { Readable } from 'node:stream'
import { figures } from '#contract/reading/figures.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addFigure } from './commands/add-figure.ts'
import { openFigure } from './commands/open-figure.ts'

export const figureRoutes: Routes = (app, context) => {
  const { storage } = context
  const { allowances: quotas } = context.settings

  serve(app, context, figures.image, ({ params }, { db }) => openFigure(db, storage, params.imageId))

  serve(app, context, figures.sized, ({ params }, { db }) => openFigure(db, storage, params.imageId, params.width))

  // The file is judged by its content, so that a PDF gets its own sentence whatever the browser calls it.
  void app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    serve(app, context, figures.add, async (_, { db, user, now, request }) => {
      const source = request.body instanceof Readable ? request.body : Readable.from([])
      return { data: await addFigure(db, source, { storage, quotas }, user, now) }
    })
  })
}
