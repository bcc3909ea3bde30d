import { can } from '#contract/roles.ts'
import { findTicketHolder, ticketHolderOf } from '#server/accounts/sessions/commands/find-ticket-holder.ts'
import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken, verifySignedToken } from '#server/platform/auth/signed-token.ts'
import type { StoredImage } from '../queries.ts'

const TICKET_MS = 15 * 60_000

const purpose = async (db: Db) => ({ secret: await secretFor(db, 'tickets'), what: 'figures of drafts' })

/** For `<img>`, which cannot send a bearer token. */
export async function figureTicket(db: Db, sessionId: string, now: Date): Promise<string> {
  return createSignedToken(await purpose(db), await ticketHolderOf(db, sessionId), new Date(now.getTime() + TICKET_MS))
}

type Limits = Parameters<typeof findTicketHolder>[2]

export async function isFigureTicket(db: Db, ticket: string | undefined, limits: Limits, now: Date): Promise<boolean> {
  const holder = ticket && verifySignedToken(await purpose(db), ticket, now)
  return can(holder ? await findTicketHolder(db, holder, limits, now) : undefined, 'admin')
}

export async function withTickets<T extends StoredImage>(
  db: Db,
  images: readonly T[],
  sessionId: string,
  now: Date,
): Promise<T[]> {
  const ticket = await figureTicket(db, sessionId, now)
  return images.map((image) => (image.is_public ? image : { ...image, ticket }))
}
