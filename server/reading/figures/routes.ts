import { Readable } from 'node:stream'
import { figures } from '#contract/reading/figures.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addFigure } from './commands/add-figure.ts'
import { figureTicket, isFigureTicket, withTickets } from './commands/figure-ticket.ts'
import { openFigure } from './commands/open-figure.ts'

export const figureRoutes: Routes = (app, context) => {
  const { storage } = context
  const { allowances: quotas } = context.settings

  const isTicket = (db: Db, ticket: string | undefined, now: Date) => () =>
    isFigureTicket(db, ticket, context.settings.sessionLimits, now)

  serve(app, context, figures.image, ({ params, query }, { db, now }) =>
    openFigure(db, storage, params, isTicket(db, query.ticket, now)),
  )

  serve(app, context, figures.sized, ({ params, query }, { db, now }) =>
    openFigure(db, storage, params, isTicket(db, query.ticket, now)),
  )

  serve(app, context, figures.ticket, async (_, { db, user, now }) => ({
    data: { ticket: await figureTicket(db, user.sessionId, now) },
  }))

  // Any content type: the content is checked, so a PDF gets its own message.
  void app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    serve(app, context, figures.add, async (_, { db, user, now, request }) => {
      const source = request.body instanceof Readable ? request.body : Readable.from([])
      const added = await addFigure(db, source, { storage, quotas }, user, now)
      const [figure = added] = await withTickets(db, [added], user.sessionId, now)
      return { data: figure }
    })
  })
}
