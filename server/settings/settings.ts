import { BillingEnv, readPayments } from './billing-settings.ts'
import { DatabaseEnv, readDatabase } from './database-settings.ts'
import { EngineEnv, readEngines, readProcessing } from './engine-settings.ts'
import type { Env } from './env.ts'
import { HttpEnv, readHttp } from './http-settings.ts'
import { MailEnv, readMail } from './mail-settings.ts'
import { QuotaEnv, readQuotas } from './quota-settings.ts'
import { readStorage, StorageEnv } from './storage-settings.ts'

/** Every variable with its schema, default and explanation; docs/operations.md shows them in this order. */
export const ENVIRONMENT = {
  ...HttpEnv.shape,
  ...DatabaseEnv.shape,
  ...StorageEnv.shape,
  ...MailEnv.shape,
  ...EngineEnv.shape,
  ...BillingEnv.shape,
  ...QuotaEnv.shape,
}

/**
 * Every setting, read from the environment once.
 * @throws SettingError with a sentence that names the wrong variable
 */
export function readSettings(env: Env = process.env) {
  const database = readDatabase(env)
  return {
    ...readHttp(env),
    ...database,
    ...readStorage(env),
    ...readMail(env),
    /** What makes translations and audio; what is not configured is `null`. */
    engines: readEngines(env),
    ...readProcessing(env),
    /** Who takes the money for Pro. */
    payments: readPayments(env, database.demo),
    /** What one person may write, whatever the address it comes from; 0 means no limit. */
    allowances: readQuotas(env),
  }
}

export type Settings = ReturnType<typeof readSettings>
