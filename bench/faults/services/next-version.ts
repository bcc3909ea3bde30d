import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const CODE = ['server', 'contract', 'content', 'package.json']
const BESIDE = ['node_modules', 'dist']

export interface Version {
  folder: string
  end(): void
}

/** A copy of the product in another folder, with more migrations. */
export function nextVersion(migrations: Record<string, string>): Version {
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-version-'))
  for (const name of CODE) cpSync(name, join(folder, name), { recursive: true })
  for (const name of BESIDE) symlinkSync(resolve(name), join(folder, name))
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, 'server/db/migrations', `${name}.sql`), text)
  return { folder, end: () => rmSync(folder, { recursive: true, force: true }) }
}
