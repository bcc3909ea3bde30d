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
  /** The same for every attempt: mail servers recognise duplicates. */
  messageId: string
  headers?: Record<string, string>
}

export type SendMail = (mail: Mail) => Promise<void>

/** Milliseconds. */
export const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  /** For servers that send a byte at a time. */
  deadline: 60_000,
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'> & Partial<Pick<Settings, 'mailsAtOnce' | 'mailsPerSecond'>>

/** Password resets do not wait for digests. */
const SPARE = 2
const POOL = {
  pool: true,
  maxMessages: 1000,
  /** Less than `socketTimeout`: idle connections end with QUIT. */
  idleTimeout: 15_000,
  maxRequeues: 2,
} as const

export function mailTransport(settings: MailSettings, { deadline, ...limits } = PATIENCE): SendMail {
  const { smtpUrl, mailFrom, dataDir, mailsAtOnce = 1, mailsPerSecond = 0 } = settings
  if (!smtpUrl) return outbox(mailFrom, join(dataDir, 'outbox'))
  // Nodemailer checks the rate per connection.
  const maxConnections = Math.min(mailsAtOnce + SPARE, mailsPerSecond || Number.POSITIVE_INFINITY)
  const pool = { ...POOL, maxConnections, rateLimit: mailsPerSecond }
  const smtp = nodemailer.createTransport({ url: smtpUrl, ...pool, ...limits }, { from: mailFrom })
  return async (mail) => {
    await smtp.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(deadline) })
  }
}

/** The address is not parsed as a list. RFC 3834. */
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
    if (Date.now() - lookedAt > OUTBOX_LOOK_MS) {
      lookedAt = Date.now()
      await forgetOutbox(folder, { before: daysBefore(new Date(), RETENTION_DAYS.outbox) })
    }
    await writeFile(join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`), message as Buffer)
  }
}

export async function forgetOutbox(folder: string, { before, to }: { before?: Date; to?: string }): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const written = (await stat(path).catch(() => undefined))?.mtime
    const isOld = before !== undefined && written !== undefined && written < before
    const isTheirs = to !== undefined && isSentTo(await readFile(path, 'utf8').catch(() => ''), to)
    if (isOld || isTheirs) await rm(path, { force: true })
  }
}

/** Other addresses may end with it. */
function isSentTo(message: string, address: string): boolean {
  const [, header = ''] = /^To: (.*(?:\n[ \t].*)*)/im.exec(message.split('\n\n', 1)[0] ?? '') ?? []
  return header
    .toLowerCase()
    .split(/[\s,<>]+/)
    .includes(address.toLowerCase())
}
