import { BillingEnv, readPayments } from './billing-settings.ts'
import { DatabaseEnv, readDatabase } from './database-settings.ts'
import { EngineEnv, readEngines, readProcessing } from './engine-settings.ts'
import type { Env } from './env.ts'
import { ErrorReportEnv, readErrorReports } from './error-report-settings.ts'
import { GoogleEnv, readGoogle } from './google-settings.ts'
import { GstEnv } from './gst-settings.ts'
import { HttpEnv, readHttp } from './http-settings.ts'
import { MailEnv, readMail } from './mail-settings.ts'
import { NewsroomEnv, readNewsroom } from './newsroom-settings.ts'
import { OperatorEnv, readOperator } from './operator-settings.ts'
import { QuotaEnv, readQuotas } from './quota-settings.ts'
import { readSessions, SessionEnv } from './session-settings.ts'
import { readSignUp, SignUpEnv } from './sign-up-settings.ts'
import { readStorage, StorageEnv } from './storage-settings.ts'

/** Order of docs/operations.md. */
export const ENVIRONMENT = {
  ...HttpEnv.shape,
  ...ErrorReportEnv.shape,
  ...OperatorEnv.shape,
  ...DatabaseEnv.shape,
  ...SessionEnv.shape,
  ...StorageEnv.shape,
  ...MailEnv.shape,
  ...SignUpEnv.shape,
  ...NewsroomEnv.shape,
  ...GoogleEnv.shape,
  ...EngineEnv.shape,
  ...BillingEnv.shape,
  ...GstEnv.shape,
  ...QuotaEnv.shape,
}

/** @throws SettingError */
export function readSettings(env: Env = process.env) {
  const database = readDatabase(env)
  return {
    ...readHttp(env),
    errorReports: readErrorReports(env),
    operator: readOperator(env),
    ...database,
    ...readSessions(env),
    ...readStorage(env),
    ...readMail(env),
    ...readSignUp(env),
    ...readNewsroom(env),
    google: readGoogle(env),
    engines: readEngines(env),
    ...readProcessing(env),
    payments: readPayments(env, database.demo),
    allowances: readQuotas(env),
  }
}

export type Settings = ReturnType<typeof readSettings>
