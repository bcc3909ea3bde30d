import { imports } from '#contract/newsroom/imports.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { readDocument } from './commands/read-document.ts'

export const importRoutes: Routes = (app, context) => {
  // Any content type: the content is checked, so a PDF gets its own message.
  void app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve(app, context, imports.read, async ({ query }, { request, isWanted }) => {
      const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return { data: await readDocument({ file, ...query }, isWanted) }
    })
  })
}
