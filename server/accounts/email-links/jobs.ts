import { findUnconfirmedPerson } from '#server/accounts/accounts/commands/confirm-address.ts'
import { type Job, type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import type { WorkedJob } from '#server/platform/jobs/queue.ts'
import { withinMailLimit } from '#server/platform/limits/mail-limit.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { deleteLink, deleteOldLinks } from './commands/create-link.ts'
import { type LinkRequest, LOOK_UP_ADDRESS, lookUpAddress } from './commands/look-up-address.ts'
import { createConfirmationLink, hasReachedLimit } from './commands/request-confirmation.ts'
import { createSignInLink, findSignInRecipient } from './commands/request-sign-in-link.ts'
import { confirmationMail, signInMail } from './mail.ts'

export const emailLinkJobs: Job[] = [
  {
    name: LOOK_UP_ADDRESS,
    ...MAILS_OF_A_KIND,
    run: ({ db, queue }, request: LinkRequest) => lookUpAddress(db, queue, request),
  },
  { name: 'mail-confirm-email', ...MAILS_OF_A_KIND, run: mailConfirmation },
  { name: 'mail-sign-in-link', ...MAILS_OF_A_KIND, run: mailSignInLink },
  {
    name: 'delete-old-email-links',
    formerly: ['forget-old-email-links'],
    cron: '27 3 * * *',
    run: ({ db, now }) => deleteOldLinks(db, now()),
  },
]

async function mailConfirmation(context: JobContext, { userId }: { userId: string }, { id }: WorkedJob): Promise<void> {
  const { db, settings, now } = context
  const person = await findUnconfirmedPerson(db, userId)
  if (!person || (await hasReachedLimit(db, userId, now()))) return
  const { email: to, ...receiver } = person
  await withinMailLimit(db, { kind: 'confirmation', to, now: now() }, async () => {
    const token = await createConfirmationLink(db, userId, to, now())
    if (!token) return
    const url = `${settings.publicUrl}/confirm-email#token=${token}`
    await mailLink(context, id, { token, to, ...confirmationMail({ ...receiver, url }) })
  })
}

async function mailSignInLink(context: JobContext, request: SignInRequest, { id }: WorkedJob): Promise<void> {
  const { db, queue, settings, now } = context
  const person = await findSignInRecipient(db, queue, request, now())
  if (!person) return
  const { email: to, ...receiver } = person
  const send = async () => {
    const token = await createSignInLink(db, person.id, request.source, now())
    if (!token) return
    const url = `${settings.publicUrl}/sign-in-link#token=${token}`
    await mailLink(context, id, { token, to, ...signInMail({ ...receiver, url }) })
  }
  // Strangers cannot use up the mails of known devices and networks.
  if (request.isStranger === false) await send()
  else await withinMailLimit(db, { kind: 'sign-in-link', to, now: now() }, send)
}

interface SignInRequest {
  email: string
  source: string
  /** Missing in jobs of earlier versions. */
  isStranger?: boolean
}

async function mailLink(
  { db, sendMail, settings: { publicUrl } }: JobContext,
  jobId: string,
  { token, ...mail }: Omit<Mail, 'messageId'> & { token: string },
): Promise<void> {
  // Each attempt has a new token: mail programs would drop a repeated id.
  const id = messageId(`${jobId}.${hashOf(token).slice(0, 12)}`, publicUrl)
  await sendMail({ ...mail, messageId: id }).catch(async (error) => {
    await deleteLink(db, token)
    throw error
  })
}
