import type { Db } from '#server/db/open.ts'
import { newSecret } from './ids.ts'

export async function secretFor(db: Db, name: string): Promise<string> {
  const find = () => db.selectFrom('instance_secrets').where('name', '=', name).select('secret').executeTakeFirst()
  const known = await find()
  if (known) return known.secret
  await db
    .insertInto('instance_secrets')
    .values({ name, secret: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`The secret for ${name} could not be made`)
  return made.secret
}
