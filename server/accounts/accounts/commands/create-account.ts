import { randomBytes } from 'node:crypto'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { AgeDeclaration } from '#contract/accounts/consent-rules.ts'
import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/server/accounts.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { LEGAL_VERSION } from '#server/settings/legal-version.ts'
import { findCredentials } from '../queries.ts'
import * as rules from '../rules.ts'
import { recordConsent } from './record-consent.ts'
import { hashNewPassword, type StoredPassword } from './replace-password.ts'

export interface NewAccount {
  email: string
  password: string
  time_zone?: string | undefined
  interface_language?: Language | undefined
  role?: Role
  /** False if an operator creates the account. */
  needsConfirmation?: boolean
  consent?: { age: AgeDeclaration } | undefined
  asksConsent?: boolean
}

export async function createAccount(db: Db, account: NewAccount, now: Date): Promise<string> {
  return insertAccount(db, { ...account, password: await hashNewPassword(account.password, 'password', account) }, now)
}

const MAX_USERNAME_ATTEMPTS = 8

/** Takes a hash: hashing is too slow for a transaction. */
export async function insertAccount(
  db: Db,
  {
    email,
    password,
    time_zone,
    interface_language,
    role,
    needsConfirmation = false,
    consent,
    asksConsent = false,
  }: Omit<NewAccount, 'password'> & { password: StoredPassword },
  now: Date,
): Promise<string> {
  const base = rules.usernameFrom(email)
  for (let attempt = 0; attempt < MAX_USERNAME_ATTEMPTS; attempt++) {
    const username = attempt === 0 ? base : rules.usernameWithSuffix(base, randomBytes(4).toString('hex'))
    const added = await db
      .insertInto('users')
      .values({
        user_id: newId(),
        email: email.trim(),
        email_key: rules.emailKey(email),
        username,
        username_key: rules.usernameKey(username),
        ...password,
        ...(time_zone ? { time_zone } : {}),
        ...(interface_language ? { interface_language } : {}),
        ...(role ? { role } : {}),
        email_confirmed_at: needsConfirmation ? null : now,
        needs_consent: asksConsent && !consent,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (added) {
      if (consent) await recordConsent(db, added.user_id, { version: LEGAL_VERSION, age: consent.age }, now)
      return added.user_id
    }
    if (await findCredentials(db, { email_key: rules.emailKey(email) })) throw emailTaken()
  }
  throw new HttpError(503, m.noFreeUsername, { retryAfter: 1 })
}

export const emailTaken = () =>
  new HttpError(409, SENTENCES.emailTaken, { code: 'email_taken', details: [{ path: 'email', message: SENTENCES.emailTaken }] })
