import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { type Addressee, toAddressee } from '#server/accounts/shared/addressee.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findCredentials, findUser } from '../queries.ts'
import * as rules from '../rules.ts'

export async function getUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId)
  if (!user) throw new HttpError(401, SENTENCES.sessionOver)
  return user
}

export const findPersonByEmail = async (db: Db, email: string): Promise<(Addressee & { id: string }) | undefined> => {
  const found = await findCredentials(db, { email_key: rules.emailKey(email) })
  return found && { id: found.user_id, ...toAddressee(found) }
}

export const findPerson = async (db: Db, userId: string): Promise<Addressee | undefined> => {
  const found = await findCredentials(db, { user_id: userId })
  return found && toAddressee(found)
}
