import type { Job } from '#server/job-context.ts'
import { fitWeights } from './commands/fit-weights.ts'
import { followTranslations } from './commands/follow-translations.ts'
import { optimise } from './commands/optimise.ts'

export const recallJobs: Job[] = [
  {
    name: 'fit-recall',
    cron: '7 1-5 * * *',
    run: ({ db, now, log }, stopping) => fitWeights(db, now(), { optimise, log, stopping }),
  },
  {
    name: 'follow-translations',
    cron: '37 0 * * *',
    run: ({ db, now }, stopping) => followTranslations(db, now(), stopping),
  },
]
