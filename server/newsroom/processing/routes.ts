import { setTimeout as sleep } from 'node:timers/promises'
import { processing } from '#contract/newsroom/processing.ts'
import { ENTRY_NOT_FOUND, PROCESSING_REPLY_TIMEOUT_MS } from '#contract/newsroom/processing-rules.ts'
import { audio } from '#contract/reading/audio.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { cancelUnit } from './commands/cancel-unit.ts'
import { processEntry } from './commands/process-entry.ts'
import { retryFailed, retryUnit } from './commands/retry-units.ts'
import { reviewUnit } from './commands/review-unit.ts'
import { deleteManualTranslation, saveManualTranslation } from './commands/save-manual-translation.ts'
import { wantDemoRecording, wantRecording } from './commands/want-recording.ts'
import { processingOf, processingOfDays } from './queries/progress.ts'
import { failureSentence } from './rules.ts'

const POLL_MS = 400

export const processingRoutes: Routes = (app, context) => {
  const { queue, engines, settings } = context
  const { audioScope } = settings
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
  })

  serve(app, context, processing.process, async ({ body }, { db, now, reply }) => {
    const until = Date.now() + PROCESSING_REPLY_TIMEOUT_MS
    await processEntry(db, queue, audioScope, body.entry_id, now)
    for (;;) {
      const state = await processingOf(db, body.entry_id)
      if (!state) throw new HttpError(404, ENTRY_NOT_FOUND)
      const { totals } = state
      if (totals.is_settled || Date.now() >= until || isEnding || reply.raw.destroyed) {
        const error = failureSentence(totals)
        return { success: error === undefined, ...(error && { error }), data: totals }
      }
      await sleep(POLL_MS)
    }
  })

  serve(app, context, processing.ofEntry, async ({ params }, { db }) => {
    const data = await processingOf(db, params.entryId)
    if (!data) throw new HttpError(404, ENTRY_NOT_FOUND)
    return { data }
  })

  serve(app, context, processing.ofDays, async ({ query }, { db }) => ({ data: await processingOfDays(db, query.entries) }))

  serve(app, context, processing.retry, async ({ params }, { db, user, now }) => ({
    data: await retryUnit(db, queue, params.unitId, user, now),
  }))

  serve(app, context, processing.cancel, async ({ params }, { db, user, now }) => ({
    data: await cancelUnit(db, params.unitId, user, now),
  }))

  serve(app, context, processing.retryFailed, async ({ params }, { db, user, now }) => ({
    data: { retried: await retryFailed(db, { queue, engines: await engines.describe(now) }, params.entryId, user, now) },
  }))

  serve(app, context, processing.reviewed, async ({ params }, { db, user, now }) => ({
    data: await reviewUnit(db, params.unitId, user, now),
  }))

  serve(app, context, processing.translate, async ({ params, body }, { db, user, now }) => ({
    data: await saveManualTranslation(db, queue, audioScope, { ...params, by: user }, body, now),
  }))

  serve(app, context, processing.untranslate, ({ params }, { db, user, now }) =>
    deleteManualTranslation(db, queue, audioScope, { ...params, by: user }, now),
  )

  const isRecordedOnDemand = settings.demo && settings.processDemo
  serve(app, context, audio.want, ({ params }, { db, now }) =>
    isRecordedOnDemand ? wantDemoRecording(db, queue, audioScope, params, now) : wantRecording(db, params, now),
  )

  serve(app, context, processing.engines, async (_input, { now }) => ({
    data: { engines: await engines.describe(now), audio_scope: audioScope },
  }))
}
