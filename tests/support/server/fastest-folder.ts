import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** In memory, where there is room: a commit there need not wait for the disk, which the tests of durability do elsewhere. */
export function fastestFolder(): string {
  if (!existsSync('/dev/shm')) return tmpdir()
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 2e9 ? '/dev/shm' : tmpdir()
}
