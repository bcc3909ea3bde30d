import { findUnconfirmedPerson } from '#server/accounts/accounts/commands/confirm-address.ts'
import { type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { withinMailLimit } from '#server/platform/limits/mail-limit.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { deleteLink, deleteOldLinks } from './commands/create-link.ts'
import { type LinkRequest, LOOK_UP_ADDRESS, lookUpAddress } from './commands/look-up-address.ts'
import { createConfirmationLink, hasReachedLimit } from './commands/request-confirmation.ts'
import { createSignInLink, findSignInRecipient } from './commands/request-sign-in-link.ts'
import { confirmationMail, signInMail } from './mail.ts'

export async function emailLinkJobs(context: JobContext): Promise<void> {
  const { db, queue, publicUrl, now } = context
  await queue.work(LOOK_UP_ADDRESS, MAILS_OF_A_KIND, (request: LinkRequest) => lookUpAddress(db, queue, request))
  await queue.work('mail-confirm-email', MAILS_OF_A_KIND, async ({ userId }: { userId: string }, { id }) => {
    const person = await findUnconfirmedPerson(db, userId)
    if (!person || (await hasReachedLimit(db, userId, now()))) return
    const { email: to, username } = person
    await withinMailLimit(db, { kind: 'confirmation', to, now: now() }, async () => {
      const token = await createConfirmationLink(db, userId, to, now())
      if (!token) return
      const url = `${publicUrl}/confirm-email#token=${token}`
      await mailLink(context, id, { token, to, ...confirmationMail({ username, url }) })
    })
  })
  await queue.work('mail-sign-in-link', MAILS_OF_A_KIND, async (request: SignInRequest, { id }) => {
    const person = await findSignInRecipient(db, queue, request, now())
    if (!person) return
    const { email: to, username } = person
    const send = async () => {
      const token = await createSignInLink(db, person.id, request.source, now())
      if (!token) return
      const url = `${publicUrl}/sign-in-link#token=${token}`
      await mailLink(context, id, { token, to, ...signInMail({ username, url }) })
    }
    // Strangers can use up what they may cause, never what somebody asks for from a device or network of theirs.
    if (request.isStranger === false) await send()
    else await withinMailLimit(db, { kind: 'sign-in-link', to, now: now() }, send)
  })
  await queue.schedule('forget-old-email-links', '27 3 * * *', () => deleteOldLinks(db, now()))
}

interface SignInRequest {
  email: string
  source: string
  /** Missing in jobs of earlier versions. */
  isStranger?: boolean
}

/** A link that could not be sent is deleted; the next attempt makes another. */
async function mailLink(
  { db, sendMail, publicUrl }: JobContext,
  jobId: string,
  { token, ...mail }: Omit<Mail, 'messageId'> & { token: string },
): Promise<void> {
  // Each attempt has its own token, so it is its own mail: with the id of an earlier one, mail programs would drop it.
  const id = messageId(`${jobId}.${hashOf(token).slice(0, 12)}`, publicUrl)
  await sendMail({ ...mail, messageId: id }).catch(async (error) => {
    await deleteLink(db, token)
    throw error
  })
}
