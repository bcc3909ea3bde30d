import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { findCredentials } from '../queries.ts'

export async function passwordMark(db: Db, userId: string): Promise<string> {
  const found = await findCredentials(db, { user_id: userId })
  return hashOf(found?.password_hash ?? '')
}
