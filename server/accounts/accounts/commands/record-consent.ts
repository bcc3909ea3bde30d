import type { AgeDeclaration } from '#contract/accounts/consent-rules.ts'
import type { Db } from '#server/db/open.ts'

export async function recordConsent(
  db: Db,
  userId: string,
  { version, age }: { version: string; age?: AgeDeclaration },
  now: Date,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, legal_version: version, age: age ?? null, agreed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
