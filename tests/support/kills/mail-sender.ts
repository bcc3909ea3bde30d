/**
 * Releases claims of a killed process, queues and sends all mail, then exits. Arguments: folder, SMTP address, moment, and
 * `new-ids` for a new Message-ID per attempt, the error to detect.
 */

import { queueDigests } from '#server/messaging/mail/commands/queue-mailings.ts'
import { resetDeliveryLocks, sendDueMail } from '#server/messaging/mail/commands/send-due-mail.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { mailTransport, type SendMail } from '#server/platform/mail/mail.ts'
import { openFolder } from '#tests/support/server/embedded.ts'

const [folder = '', smtpUrl = '', moment = '', ids] = process.argv.slice(2)
const { db, close } = await openFolder(folder)
const began = Date.now()
const now = () => new Date(Date.parse(moment) + Date.now() - began)
const smtp = mailTransport({ smtpUrl, mailFrom: 'Catalyst <mail@catalyst.test>', dataDir: folder })
const sendMail: SendMail = ids === 'new-ids' ? (mail) => smtp({ ...mail, messageId: `<${newId()}@catalyst.test>` }) : smtp

const unsettled = () => db.selectFrom('mail_deliveries').where('settled_at', 'is', null).select('user_id').execute()

await resetDeliveryLocks(db)
for (;;) {
  await queueDigests(db, now())
  await sendDueMail(db, { sendMail, publicUrl: 'https://catalyst.test', now })
  if ((await unsettled()).length === 0) break
  await new Promise((resolve) => setTimeout(resolve, 50))
}
await close()
// Connections to the mail server stay open.
process.exit()
