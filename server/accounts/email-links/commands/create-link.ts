import type { Db } from '#server/db/open.ts'
import { hashOf, newSecret } from '#server/platform/auth/ids.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { LIFETIME_MS, type LinkKind } from '../rules.ts'

/** @param source hash of device or network */
export async function createLink(db: Db, userId: string, kind: LinkKind, now: Date, source?: string): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind])
  await db
    .insertInto('email_links')
    .values({
      token_hash: hashOf(token),
      kind,
      user_id: userId,
      source_hash: source ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return token
}

/** Unsent links do not count against the limit. */
export async function deleteLink(db: Db, token: string): Promise<void> {
  await db.deleteFrom('email_links').where('token_hash', '=', hashOf(token)).execute()
}

/** They still count against the limit. */
export async function endConfirmationLinks(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('email_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteSignInLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_links').where('user_id', '=', userId).where('kind', '=', 'sign_in').execute()
}

/** Kept for some days, so the page can offer a new link. */
export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_links').where('created_at', '<', daysBefore(now, RETENTION_DAYS.emailLinks)).execute()
}
