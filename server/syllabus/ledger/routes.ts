import { can } from '#contract/roles.ts'
import { ledger } from '#contract/syllabus/ledger.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { possibleThings, publishedByNodes, touchedByNodes } from './queries.ts'
import { chosenThings, figuresByNode, treeIn } from './rules.ts'

export const ledgerRoutes: Routes = (app, context) => {
  serve(app, context, ledger.tree, async ({ query: { language } }, { db }) => {
    const cached = await context.cache.get(`syllabus ${language}`, ['content'], async () =>
      ledger.tree.reply.parse({ success: true, data: treeIn(language, await publishedByNodes(db)) }),
    )
    return cached ?? { data: treeIn(language, []) }
  })

  serve(app, context, ledger.figures, async (_, { db, user, now }) => ({
    data: figuresByNode(await touchedByNodes(db, user.id, now)),
  }))

  serve(app, context, ledger.next, async ({ params: { nodeId } }, { db, user }) => ({
    data: chosenThings(await possibleThings(db, user.id, nodeId, can(user.role, 'proStudy'))),
  }))
}
