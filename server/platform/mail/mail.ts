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
  /** The same for every attempt to send a mail, so that mail servers recognise duplicates. */
  messageId: string
  headers?: Record<string, string>
}

export type SendMail = (mail: Mail) => Promise<void>

/** Timeouts in milliseconds, so that a hanging server does not block a worker for long; the mail is retried later. */
export const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  /** For the whole mail, because a server that sends a byte at a time never triggers the other timeouts. */
  deadline: 60_000,
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'> & Partial<Pick<Settings, 'mailsAtOnce' | 'mailsPerSecond'>>

/** Connections beyond those that digests may use, so that password-reset mails do not wait for them. */
const SPARE = 2
const POOL = {
  pool: true,
  maxMessages: 1000,
  /** Less than `socketTimeout`, so that idle connections are closed with QUIT. */
  idleTimeout: 15_000,
  /** If a connection closes before any part of a mail is sent, the mail goes out on another one. */
  maxRequeues: 2,
} as const

/**
 * Sends mails through `SMTP_URL`; without it, writes each mail to `DATA_DIR/outbox` as an `.eml` file. Connections are reused, because opening one
 * costs more than sending a mail.
 */
export function mailTransport(settings: MailSettings, { deadline, ...limits } = PATIENCE): SendMail {
  const { smtpUrl, mailFrom, dataDir, mailsAtOnce = 1, mailsPerSecond = 0 } = settings
  if (!smtpUrl) return outbox(mailFrom, join(dataDir, 'outbox'))
  // Nodemailer checks the rate limit between two mails of a connection: more connections than mails per second would exceed it at once.
  const maxConnections = Math.min(mailsAtOnce + SPARE, mailsPerSecond || Number.POSITIVE_INFINITY)
  const pool = { ...POOL, maxConnections, rateLimit: mailsPerSecond }
  const smtp = nodemailer.createTransport({ url: smtpUrl, ...pool, ...limits }, { from: mailFrom })
  return async (mail) => {
    await smtp.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(deadline) })
  }
}

/** The address is never parsed as a list of recipients. The headers prevent automatic replies (RFC 3834). */
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
    // Not for every mail, because it reads every file in the folder.
    if (Date.now() - lookedAt > OUTBOX_LOOK_MS) {
      lookedAt = Date.now()
      await forgetOutbox(folder, { before: daysBefore(new Date(), RETENTION_DAYS.outbox) })
    }
    await writeFile(join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`), message as Buffer)
  }
}

/** Deletes mails that are older than `before`, or were sent to one address. */
export async function forgetOutbox(folder: string, { before, to }: { before?: Date; to?: string }): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const written = (await stat(path).catch(() => undefined))?.mtime
    const isOld = before !== undefined && written !== undefined && written < before
    const isTheirs = to !== undefined && isSentTo(await readFile(path, 'utf8').catch(() => ''), to)
    if (isOld || isTheirs) await rm(path, { force: true })
  }
}

/** Only the whole address of the header counts: others may end with it. */
function isSentTo(message: string, address: string): boolean {
  const [, header = ''] = /^To: (.*(?:\n[ \t].*)*)/im.exec(message.split('\n\n', 1)[0] ?? '') ?? []
  return header
    .toLowerCase()
    .split(/[\s,<>]+/)
    .includes(address.toLowerCase())
}
