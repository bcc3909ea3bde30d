import { BillingEnv, readPayments } from './billing-settings.ts'
import { DatabaseEnv, readDatabase } from './database-settings.ts'
import { EngineEnv, readEngines, readProcessing } from './engine-settings.ts'
import type { Env } from './env.ts'
import { ErrorReportEnv, readErrorReports } from './error-report-settings.ts'
import { GoogleEnv, readGoogle } from './google-settings.ts'
import { GstEnv } from './gst-settings.ts'
import { HttpEnv, readHttp } from './http-settings.ts'
import { MailEnv, readMail } from './mail-settings.ts'
import { OperatorEnv, readOperator } from './operator-settings.ts'
import { QuotaEnv, readQuotas } from './quota-settings.ts'
import { readSessions, SessionEnv } from './session-settings.ts'
import { readSignUp, SignUpEnv } from './sign-up-settings.ts'
import { readStorage, StorageEnv } from './storage-settings.ts'

/** Every variable with its schema, default and description; docs/operations.md lists them in this order. */
export const ENVIRONMENT = {
  ...HttpEnv.shape,
  ...ErrorReportEnv.shape,
  ...OperatorEnv.shape,
  ...DatabaseEnv.shape,
  ...SessionEnv.shape,
  ...StorageEnv.shape,
  ...MailEnv.shape,
  ...SignUpEnv.shape,
  ...GoogleEnv.shape,
  ...EngineEnv.shape,
  ...BillingEnv.shape,
  ...GstEnv.shape,
  ...QuotaEnv.shape,
}

/**
 * Reads every setting from the environment.
 * @throws SettingError that names the invalid variable
 */
export function readSettings(env: Env = process.env) {
  const database = readDatabase(env)
  return {
    ...readHttp(env),
    errorReports: readErrorReports(env),
    /** Who runs the site, for the legal pages. */
    operator: readOperator(env),
    ...database,
    ...readSessions(env),
    ...readStorage(env),
    ...readMail(env),
    ...readSignUp(env),
    /** The OpenID provider of “Sign in with Google”; `null` where it is not offered. */
    google: readGoogle(env),
    /** Services for translation and audio; `null` where not configured. */
    engines: readEngines(env),
    ...readProcessing(env),
    /** Payment providers for Pro. */
    payments: readPayments(env, database.demo),
    /** How much one user may write; 0 means no limit. */
    allowances: readQuotas(env),
  }
}

export type Settings = ReturnType<typeof readSettings>
