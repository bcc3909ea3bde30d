import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type ReadMail, readMime } from './mime.ts'
import type { E2eServer } from './server.ts'

/** @returns subject and text of the newest one */
export async function readMail(server: E2eServer, to: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(server, to)).length, `a mail to ${to}`).toBeGreaterThan(0)
  const mail = (await mailsTo(server, to)).at(-1)
  return `${mail?.subject}\n\n${mail?.text}`
}

/** Oldest first. */
export async function mailsTo({ dataDir }: E2eServer, to: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).map((name) => join(folder, name))
  const read = async (file: string) => ({ at: (await stat(file)).mtimeMs, mail: readMime(await readFile(file, 'utf8')) })
  const mails = await Promise.all(files.map(read))
  return mails
    .filter(({ mail }) => mail.to === to)
    .sort((a, b) => a.at - b.at)
    .map(({ mail }) => mail)
}
