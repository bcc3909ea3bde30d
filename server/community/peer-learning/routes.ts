import { peerLearning } from '#contract/community/peer-learning.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import * as commands from './commands.ts'
import { resultsFor, sharedAttemptsOf, tipsFor } from './queries.ts'

export const peerLearningRoutes: Routes = (app, context) => {
  const limits = context.settings.allowances

  serve(app, context, peerLearning.results, ({ query }, { db, user }) => resultsFor(db, user, query))

  serve(app, context, peerLearning.sharedAttempts, async (_, { db, user }) => ({ data: await sharedAttemptsOf(db, user.id) }))

  serve(app, context, peerLearning.shareResult, async ({ body }, { db, user, now }) => ({
    data: await commands.shareResult(db, user, body, limits, now),
  }))

  serve(app, context, peerLearning.withdrawResult, ({ params }, { db, user, now }) =>
    commands.withdrawResult(db, user, params.resultId, now),
  )

  serve(app, context, peerLearning.likeResult, async ({ params }, { db, user, now }) => ({
    data: await commands.like(db, user, 'result', params.resultId, limits, now),
  }))

  serve(app, context, peerLearning.unlikeResult, async ({ params }, { db, user }) => ({
    data: await commands.unlike(db, user.id, 'result', params.resultId),
  }))

  serve(app, context, peerLearning.tips, ({ query }, { db, user }) => tipsFor(db, user, query))

  serve(app, context, peerLearning.writeTip, async ({ body }, { db, user, now }) => ({
    data: await commands.writeTip(db, user, body, limits, now),
  }))

  serve(app, context, peerLearning.changeTip, async ({ params, body }, { db, user, now }) => ({
    data: await commands.changeTip(db, user, params.tipId, body, limits, now),
  }))

  serve(app, context, peerLearning.deleteTip, ({ params }, { db, user, now }) => commands.deleteTip(db, user, params.tipId, now))

  serve(app, context, peerLearning.likeTip, async ({ params }, { db, user, now }) => ({
    data: await commands.like(db, user, 'tip', params.tipId, limits, now),
  }))

  serve(app, context, peerLearning.unlikeTip, async ({ params }, { db, user }) => ({
    data: await commands.unlike(db, user.id, 'tip', params.tipId),
  }))

  serve(app, context, peerLearning.saveTip, ({ params }, { db, user, now }) =>
    commands.saveTip(db, user.id, params.tipId, limits, now),
  )

  serve(app, context, peerLearning.unsaveTip, ({ params }, { db, user }) => commands.unsaveTip(db, user.id, params.tipId))
}
