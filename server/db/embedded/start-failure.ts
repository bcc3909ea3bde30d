import { whenFull } from './disk-space.ts'
import { readLog } from './launch.ts'
import { existingFolder } from './place.ts'

/** Query errors after the server has ended do not say why. */
const LOST = /connect|database system/i

export function failureOfDisk(dataDir: string, error: unknown): string | undefined {
  const folder = existingFolder(dataDir)
  if (!folder || !(error instanceof Error)) return undefined
  return whenFull(folder, error.message) ?? (LOST.test(error.message) ? whenFull(folder, readLog(folder)) : undefined)
}
