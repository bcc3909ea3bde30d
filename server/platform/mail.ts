import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Settings } from '#server/settings.ts'

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

/** Sends by `SMTP_URL`; without it, writes each mail to `DATA_DIR/outbox` as a file that mail programs open. */
export function mailTransport({ smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): SendMail {
  if (!smtpUrl) return outbox(mailFrom, join(dataDir, 'outbox'))
  const smtp = nodemailer.createTransport(smtpUrl, {
    from: mailFrom,
    // A server that hangs must not hold a worker for long: the queue tries again later.
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  })
  return async (mail) => {
    await smtp.sendMail(mail)
  }
}

function outbox(from: string, folder: string): SendMail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return async (mail) => {
    const { message } = await composer.sendMail(mail)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`), message as Buffer)
  }
}
