import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fastestFolder } from '#tests/support/server/fastest-folder.ts'

export const emptyFolder = () => mkdtempSync(join(fastestFolder(), 'catalyst-e2e-'))

/** With these, the first start stores other data. */
const STORED_OTHERWISE = ['DEMO', 'CONFIRM_EMAIL']

/** With the demo in it, the server starts in half the time. */
export function newDataFolder(env: Record<string, string>): string {
  const folder = emptyFolder()
  const template = process.env.E2E_TEMPLATE
  const isSame = !STORED_OTHERWISE.some((name) => name in env)
  if (template && isSame) execFileSync('cp', ['-a', `${template}/.`, folder])
  return folder
}
