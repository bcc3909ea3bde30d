import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import type { Settings } from '#server/settings/settings.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Equal for every try at the same mail, so that a repeated delivery is recognised as one. */
  messageId: string
  headers?: Record<string, string>
}

export type SendMail = (mail: Mail) => Promise<void>

/** A server that hangs must not hold a worker for long: the mail is tried again later. */
export const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  /** For the whole of a mail: a server that answers a byte at a time is never silent for long. */
  deadline: 60_000,
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'> & Partial<Pick<Settings, 'mailsAtOnce' | 'mailsPerSecond'>>

/** Connections beyond those that digests may take: who wants a new password does not wait for them. */
const SPARE = 2
const POOL = {
  pool: true,
  maxMessages: 1000,
  /** Before `socketTimeout`, so that it ends with a word. */
  idleTimeout: 15_000,
  /** A mail of which nothing was sent before its connection was closed goes out on another. */
  maxRequeues: 2,
} as const

/**
 * Sends by `SMTP_URL`; without it, writes each mail to `DATA_DIR/outbox` as a file that mail programs open. Connections stay open from mail to
 * mail: to take and secure one costs more than the mail.
 */
export function mailTransport(settings: MailSettings, { deadline, ...limits } = PATIENCE): SendMail {
  const { smtpUrl, mailFrom, dataDir, mailsAtOnce = 1, mailsPerSecond = 0 } = settings
  if (!smtpUrl) return outbox(mailFrom, join(dataDir, 'outbox'))
  // The limit is looked at between two mails of a connection: more connections than mails a second would break it at once.
  const maxConnections = Math.min(mailsAtOnce + SPARE, mailsPerSecond || Number.POSITIVE_INFINITY)
  const pool = { ...POOL, maxConnections, rateLimit: mailsPerSecond }
  const smtp = nodemailer.createTransport({ url: smtpUrl, ...pool, ...limits }, { from: mailFrom })
  return async (mail) => {
    await smtp.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(deadline) })
  }
}

/** The address is one address, whatever stands in it; programs that answer for people who are away leave such mails alone (RFC 3834). */
const messageOf = ({ to, headers, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
})

const OUTBOX_LOOK_MS = 60_000

function outbox(from: string, folder: string): SendMail {
  let lookedAt = 0
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail))
    await mkdir(folder, { recursive: true })
    // Not for each of thousands: it looks at every file that is there.
    if (Date.now() - lookedAt > OUTBOX_LOOK_MS) {
      lookedAt = Date.now()
      await forgetOutbox(folder, { before: daysBefore(new Date(), RETENTION_DAYS.outbox) })
    }
    await writeFile(join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`), message as Buffer)
  }
}

/** Takes away mails that are old, or that went to one address. */
export async function forgetOutbox(folder: string, { before, to }: { before?: Date; to?: string }): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const written = (await stat(path).catch(() => undefined))?.mtime
    const isOld = before !== undefined && written !== undefined && written < before
    const isTheirs = to !== undefined && (await readFile(path, 'utf8').catch(() => '')).toLowerCase().includes(to.toLowerCase())
    if (isOld || isTheirs) await rm(path, { force: true })
  }
}
