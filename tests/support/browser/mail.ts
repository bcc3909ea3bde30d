import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { E2eServer } from './server.ts'

/** @returns its text */
export async function readMail({ dataDir }: E2eServer, to: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const folder = join(dataDir, 'outbox')
      for (const name of await readdir(folder).catch(() => [])) {
        const mail = await readFile(join(folder, name), 'utf8')
        if (mail.includes(`To: ${to}`)) found = mail
      }
      return found
    }, `a mail to ${to}`)
    .not.toBe('')
  return found.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}
