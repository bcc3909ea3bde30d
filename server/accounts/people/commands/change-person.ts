import type { Person } from '#contract/accounts/people.ts'
import { PERSON_NOT_FOUND } from '#contract/accounts/people-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findPerson } from '../queries.ts'

export const changePerson = (db: Db, userId: string, change: (db: Db) => Promise<void>): Promise<Person> =>
  inTransaction(db, async (db) => {
    await change(db)
    return getPerson(db, userId)
  })

export async function getPerson(db: Db, userId: string): Promise<Person> {
  const person = await findPerson(db, userId)
  if (!person) throw new HttpError(404, PERSON_NOT_FOUND)
  return person
}
