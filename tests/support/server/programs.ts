import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** If possible. */
export function install(debianPackage: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${debianPackage} for the tests …`)
  try {
    const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], options)
  } catch {}
}

/** On the PATH, in Debian's folders, or installed now. @throws Error if not found */
export function findProgram(name: string, debianPackage: string): string {
  const look = () =>
    [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path))
  const found = look()
  if (found) return found
  install(debianPackage)
  const installed = look()
  if (!installed) throw new Error(`${name} was not found and could not be installed`)
  return installed
}

/** For servers that refuse to run as root. */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  return {}
}
