import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface SystemUser {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root.
 * @param folder its owner is used
 */
export function serverUser(folder?: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = folder && statSync(folder)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = ['postgres', 'nobody'].map(userNamed).find((user) => user !== undefined)
  if (!found)
    throw new Error(
      'PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody. Start as another user.',
    )
  return found
}

function userNamed(name: string): SystemUser | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

export function canReach(path: string, { uid, gid }: SystemUser): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found) {
      const right = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
      if ((found.mode & right) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}
