import { setImmediate as turn } from 'node:timers/promises'
import { type Advice, advice } from '#contract/newsroom/advice.ts'
import { MAX_ADVICE } from '#contract/newsroom/advice-rules.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { questionsBefore } from './queries.ts'
import { adviceOn } from './rules/advise.ts'

export const adviceRoutes: Routes = (app, context) => {
  serve(app, context, advice.ask, async ({ body: { publication_date, articles } }, { db, now }) => {
    const askedBefore = await questionsBefore(db, publication_date)
    const findings: Advice[] = []
    for (const piece of adviceOn({ publication_date, articles, askedBefore, today: dayIn(INDIA, now) })) {
      findings.push(...piece)
      if (findings.length >= MAX_ADVICE) break
      await turn()
    }
    return { data: { advice: findings.slice(0, MAX_ADVICE) } }
  })
}
