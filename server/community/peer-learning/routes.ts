import { peerLearning } from '#contract/community/peer-learning.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { deleteTip } from './commands/delete-tip.ts'
import { editTip } from './commands/edit-tip.ts'
import { like, unlike } from './commands/like.ts'
import { saveTip, unsaveTip } from './commands/save-tip.ts'
import { shareResult } from './commands/share-result.ts'
import { withdrawResult } from './commands/withdraw-result.ts'
import { writeTip } from './commands/write-tip.ts'
import { resultsFor, sharedAttemptsOf, tipsFor } from './queries.ts'

export const peerLearningRoutes: Routes = (app, context) => {
  const quotas = context.settings.allowances

  serve(app, context, peerLearning.results, ({ query }, { db, user }) => resultsFor(db, user, query))

  serve(app, context, peerLearning.sharedAttempts, async (_, { db, user }) => ({ data: await sharedAttemptsOf(db, user.id) }))

  serve(app, context, peerLearning.shareResult, async ({ body }, { db, user, now }) => ({
    data: await shareResult(db, user, body, quotas, now),
  }))

  serve(app, context, peerLearning.withdrawResult, ({ params }, { db, user, now }) =>
    withdrawResult(db, user, params.resultId, now),
  )

  serve(app, context, peerLearning.likeResult, async ({ params }, { db, user, now }) => ({
    data: await like(db, user, 'result', params.resultId, quotas, now),
  }))

  serve(app, context, peerLearning.unlikeResult, async ({ params }, { db, user }) => ({
    data: await unlike(db, user.id, 'result', params.resultId),
  }))

  serve(app, context, peerLearning.tips, ({ query }, { db, user }) => tipsFor(db, user, query))

  serve(app, context, peerLearning.writeTip, async ({ body }, { db, user, now }) => ({
    data: await writeTip(db, user, body, quotas, now),
  }))

  serve(app, context, peerLearning.changeTip, async ({ params, body }, { db, user, now }) => ({
    data: await editTip(db, user, params.tipId, body, quotas, now),
  }))

  serve(app, context, peerLearning.deleteTip, ({ params }, { db, user, now }) => deleteTip(db, user, params.tipId, now))

  serve(app, context, peerLearning.likeTip, async ({ params }, { db, user, now }) => ({
    data: await like(db, user, 'tip', params.tipId, quotas, now),
  }))

  serve(app, context, peerLearning.unlikeTip, async ({ params }, { db, user }) => ({
    data: await unlike(db, user.id, 'tip', params.tipId),
  }))

  serve(app, context, peerLearning.saveTip, ({ params }, { db, user, now }) => saveTip(db, user.id, params.tipId, quotas, now))

  serve(app, context, peerLearning.unsaveTip, ({ params }, { db, user }) => unsaveTip(db, user.id, params.tipId))
}
