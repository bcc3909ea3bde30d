import type { User } from '#contract/accounts/accounts.ts'
import type { Language } from '#contract/languages.ts'
import { knownSettings, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { LEGAL_VERSION } from '#server/settings/legal-version.ts'
import { legalTextsToAccept } from './rules.ts'

export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('reading_settings', 'reading_settings.user_id', 'users.user_id')
    .where('users.user_id', '=', userId)
    .select([
      'users.user_id',
      'email',
      'username',
      'role',
      'time_zone',
      'interface_language',
      'created_at',
      'email_confirmed_at',
      'needs_consent',
    ])
    .select(({ selectFrom }) =>
      selectFrom('consents')
        .whereRef('consents.user_id', '=', 'users.user_id')
        .select(({ fn }) => fn.max('legal_version').as('latest'))
        .as('agreed_version'),
    )
    .select(['face', 'lines', 'paragraphs', 'words', 'letters', 'measure'])
    .executeTakeFirst()
  return (
    row && {
      id: row.user_id,
      email: row.email,
      username: row.username,
      role: row.role as Role,
      time_zone: row.time_zone,
      interface_language: row.interface_language as Language | null,
      reading_settings: { ...STANDARD_READING, ...knownSettings(row) },
      created_at: row.created_at.toISOString(),
      email_confirmed: row.email_confirmed_at !== null,
      legal_texts_to_accept: legalTextsToAccept(LEGAL_VERSION, row),
      needs_consent: row.needs_consent,
    }
  )
}

/** The hash must not leave the feature. */
export function findCredentials(db: Db, by: { email_key: string } | { user_id: string }) {
  const [column, value] = Object.entries(by)[0] as ['email_key' | 'user_id', string]
  return db
    .selectFrom('users')
    .where(column, '=', value)
    .select([
      'user_id',
      'email',
      'username',
      'password_hash',
      'has_long_password',
      'has_password',
      'suspended_reason',
      'interface_language',
    ])
    .executeTakeFirst()
}

export async function personalAccountData(db: Db, userId: string) {
  const consents = await db
    .selectFrom('consents')
    .where('user_id', '=', userId)
    .orderBy('agreed_at')
    .select(['legal_version', 'age', 'agreed_at'])
    .execute()
  return { ...(await findUser(db, userId)), consents: consents.length > 0 ? consents : NO_CONSENT }
}

const NO_CONSENT = 'None recorded: the account is from before consent was recorded, or was not created on the sign-up page.'

/** Locked in one order, to avoid deadlocks. */
export async function lockActiveAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .orderBy('user_id')
    .select('user_id')
    .forUpdate()
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export const lockPerson = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .select(['user_id', 'username', 'email', 'role', 'suspended_at', 'suspended_reason'])
    .forUpdate()
    .executeTakeFirst()

export const lockPersonInRole = (db: Db, userId: string, role: Role) =>
  db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .select(['user_id', 'username', 'role'])
    .forNoKeyUpdate()
    .executeTakeFirst()
