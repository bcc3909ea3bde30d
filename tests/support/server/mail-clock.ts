import { queueBookmarkMails, queueDigests } from '#server/messaging/mail/commands/queue-mailings.ts'
import { type MailSender, sendDueMail } from '#server/messaging/mail/commands/send-due-mail.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { TestApp } from './app.ts'

const MINUTE = 60_000

export function mailClock(app: TestApp) {
  const sent: (Mail & { at: string })[] = []
  const sender: MailSender = {
    sendMail: async (mail) => void sent.push({ ...mail, at: app.now.toISOString().slice(0, 16) }),
    publicUrl: 'https://catalyst.test',
    now: () => app.now,
  }
  const tick = async () => {
    await queueDigests(app.db, app.now)
    await queueBookmarkMails(app.db, app.now)
    await sendDueMail(app.db, sender)
  }
  return {
    sent,
    sender,
    async at(instant: string) {
      app.now = new Date(instant)
      const before = sent.length
      await tick()
      return sent.slice(before)
    },
    /** Jobs run every quarter of an hour. */
    async until(instant: string) {
      const before = sent.length
      for (; app.now.getTime() < Date.parse(instant); app.pass(15 * MINUTE)) await tick()
      return sent.slice(before)
    },
  }
}
