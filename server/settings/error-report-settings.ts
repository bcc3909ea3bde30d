import { z } from 'zod'
import { type Dsn, parseDsn } from './dsn.ts'
import { type Env, flag, optional, parseEnv } from './env.ts'

export const ErrorReportEnv = z.object({
  SENTRY_DSN: optional(z.string().transform(toDsn)).meta({
    description:
      'DSN of a Sentry project, or of a compatible server, that receives errors of the server and of browsers; none: nothing is sent. See [error reports](operations/monitoring.md#error-reports)',
  }),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[^\s/]{1,64}$/, { error: 'must have at most 64 characters, without blanks and slashes.' })
    .default('production')
    .meta({ description: 'the environment that the reports name' }),
  SENTRY_PERSONAL_DATA: flag().default(true).meta({
    description: '0 leaves the account number and the browser out of error reports; they contain no other personal data',
  }),
})

export interface ErrorReportSettings {
  /** `null`: off. */
  dsn: Dsn | null
  environment: string
  /** Account number and browser. */
  personalData: boolean
}

export function readErrorReports(env: Env): ErrorReportSettings {
  const given = parseEnv(ErrorReportEnv, env)
  return { dsn: given.SENTRY_DSN, environment: given.SENTRY_ENVIRONMENT, personalData: given.SENTRY_PERSONAL_DATA }
}

function toDsn(text: string, context: z.RefinementCtx): Dsn {
  const dsn = parseDsn(text)
  if (typeof dsn !== 'string') return dsn
  context.addIssue({ code: 'custom', message: dsn })
  return z.NEVER
}
