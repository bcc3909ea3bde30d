import { SECOND_FACTOR_NEEDED, SECOND_FACTOR_TEXTS } from '#contract/accounts/second-factor-rules.ts'
import { Id } from '#contract/text.ts'
import { passwordMark } from '#server/accounts/accounts/commands/password-mark.ts'
import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken, holderOf, verifySignedToken } from '#server/platform/auth/signed-token.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isEnabled } from '../queries.ts'
import { TICKET_MS } from '../rules.ts'

/** @throws HttpError 401, with a ticket in `current` */
export async function requireCode(db: Db, userId: string, now: Date): Promise<void> {
  if (!(await isEnabled(db, userId))) return
  const ticket = createSignedToken(await purpose(db, userId), userId, new Date(now.getTime() + TICKET_MS))
  throw new HttpError(401, SECOND_FACTOR_TEXTS.needed, { code: SECOND_FACTOR_NEEDED, current: { ticket } })
}

/** @throws HttpError 401, also after a password change */
export async function userOfTicket(db: Db, ticket: string, now: Date): Promise<string> {
  const userId = verifySignedToken(await purpose(db, holderOf(ticket)), ticket, now)
  if (!userId) throw new HttpError(401, SECOND_FACTOR_TEXTS.ticketOver, { code: 'ticket_over' })
  return userId
}

/** A sign-in is rolled back, so the secret must exist before. */
export async function prepareTickets(db: Db): Promise<void> {
  await secretFor(db, SECRET)
}

const SECRET = 'second-factor'

/** A new password invalidates the ticket. */
async function purpose(db: Db, userId: string) {
  const mark = Id.safeParse(userId).success ? await passwordMark(db, userId) : ''
  return { secret: await secretFor(db, SECRET), what: `second step ${mark}` }
}
