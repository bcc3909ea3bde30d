import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/ids.ts'

export interface MailReader {
  id: string
  email: string
  username: string
}

/** Somebody who gets mail and never signs in: made without the cost of a password. */
export async function mailReader(
  db: Db,
  { zone = 'Asia/Kolkata', role = 'free' as Role, name = `reader-${newId().slice(-12)}` } = {},
): Promise<MailReader> {
  const reader = { id: newId(), email: `${name}@example.test`, username: name }
  const at = new Date('2026-01-01T00:00:00Z')
  await db
    .insertInto('users')
    .values({
      user_id: reader.id,
      email: reader.email,
      email_key: reader.email,
      username: name,
      username_key: name,
      password_hash: 'none',
      role,
      time_zone: zone,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return reader
}
