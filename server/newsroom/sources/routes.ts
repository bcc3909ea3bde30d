import { sources } from '#contract/newsroom/sources.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addSource } from './commands/add-source.ts'
import { changeSource } from './commands/change-source.ts'
import { removeSource } from './commands/remove-source.ts'
import { sourcesOf, sourceWithPassages } from './queries/listed-sources.ts'
import { paragraphsOf, passagesIn } from './rules.ts'

export const sourceRoutes: Routes = (app, context) => {
  serve(app, context, sources.list, async ({ params }, { db }) => ({ data: { sources: await sourcesOf(db, params.day) } }))

  serve(app, context, sources.add, async ({ params, body: { text, ...given } }, { db, user, now }) => {
    const read = passagesIn(paragraphsOf(text))
    return { data: await addSource(db, { ...given, ...params, kind: 'text', read }, user, now) }
  })

  serve(app, context, sources.read, async ({ params }, { db }) => ({ data: await sourceWithPassages(db, params.sourceId) }))

  serve(app, context, sources.change, ({ params, body }, { db, user, now }) => changeSource(db, params.sourceId, body, user, now))

  serve(app, context, sources.remove, ({ params }, { db, user, now }) => removeSource(db, params.sourceId, user, now))
}
