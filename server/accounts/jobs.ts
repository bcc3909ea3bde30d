import type { Db } from '#server/db/open.ts'
import type { SendMail } from '#server/platform/mail.ts'
import type { Queue } from '#server/platform/queue.ts'
import { beginReset, forgetExpired } from './commands.ts'
import { passwordChangedMail, resetMail } from './mail.ts'
import { userById } from './queries.ts'

interface Means {
  db: Db
  queue: Queue
  sendMail: SendMail
  publicUrl: string
  now: () => Date
}

export async function accountJobs({ db, queue, sendMail, publicUrl, now }: Means): Promise<void> {
  /** The token is made here and not by the request, so that it is in no queue, and known and unknown e-mails are answered alike. */
  await queue.work('mail-password-reset', async ({ email }: { email: string }, { id }) => {
    const reset = await beginReset(db, email, now())
    if (!reset) return
    const url = `${publicUrl}/reset-password#token=${reset.token}`
    await sendMail({ to: reset.email, messageId: messageId(id, publicUrl), ...resetMail({ username: reset.username, url }) })
  })
  await queue.work('mail-password-changed', async ({ userId }: { userId: string }, { id }) => {
    const user = await userById(db, userId)
    if (!user) return
    const url = `${publicUrl}/forgot-password`
    await sendMail({
      to: user.email,
      messageId: messageId(id, publicUrl),
      ...passwordChangedMail({ username: user.username, url }),
    })
  })
  await queue.schedule('forget-expired', '17 3 * * *', () => forgetExpired(db, now()))
}

const messageId = (jobId: string, publicUrl: string) => `<${jobId}@${new URL(publicUrl).hostname}>`
