import { z } from 'zod'
import { type Env, optional, parseEnv, url, whole } from './env.ts'

export const MailEnv = z.object({
  SMTP_URL: optional(url('smtp:', 'smtps:')).meta({
    description: 'mail server; without one, mails are written to `DATA_DIR/outbox` as `.eml` files',
  }),
  MAIL_FROM: z.string().default('UPSC Current Catalyst <no-reply@localhost>').meta({ description: 'sender of mails' }),
  MAILS_AT_ONCE: whole(1, 500).default(20).meta({
    description: 'digests and reminders that each job process sends at the same time, over connections that stay open',
  }),
  MAILS_PER_SECOND: whole(0, 10_000).default(0).meta({
    default: 'no limit',
    description: 'mails per second of each process: what the provider allows, divided by the number of processes',
  }),
})

/** Limits how long a password reset waits behind digests. */
const MAX_WAIT_SECONDS = 3

export function readMail(env: Env) {
  const mail = parseEnv(MailEnv, env)
  const { MAILS_PER_SECOND: mailsPerSecond, MAILS_AT_ONCE: atOnce } = mail
  return {
    /** `null`: `dataDir/outbox`. */
    smtpUrl: mail.SMTP_URL,
    mailFrom: mail.MAIL_FROM,
    /** Digests and reminders per process. */
    mailsAtOnce: mailsPerSecond > 0 ? Math.min(atOnce, mailsPerSecond * MAX_WAIT_SECONDS) : atOnce,
    /** Per process; 0: no limit. */
    mailsPerSecond,
  }
}
