import { ledger } from '#contract/syllabus/ledger.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { libraryByNodes } from './queries/library.ts'
import { nextThings } from './queries/next-things.ts'
import { touchedByNodes } from './queries/touched.ts'
import { figuresByNode, treeIn } from './rules.ts'

export const ledgerRoutes: Routes = (app, context) => {
  serve(app, context, ledger.tree, async ({ query: { language } }, { db }) => {
    const cached = await context.cache.get(`syllabus ${language}`, ['content'], async () =>
      ledger.tree.reply.parse({ success: true, data: treeIn(language, await libraryByNodes(db)) }),
    )
    return cached ?? { data: treeIn(language, []) }
  })

  serve(app, context, ledger.figures, async (_, { db, user, now }) => ({
    data: figuresByNode((await touchedByNodes(db, user, now)).touched),
  }))

  serve(app, context, ledger.next, async ({ params: { nodeId } }, { db, user, now }) => ({
    data: await nextThings(db, user, nodeId, now),
  }))
}
