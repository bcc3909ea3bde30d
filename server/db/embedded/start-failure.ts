import { whenFull } from './disk-space.ts'
import { readLog } from './launch.ts'
import { existingFolder } from './place.ts'

/** Errors of queries when the server has ended, which do not say why. */
const LOST = /connect|database system/i

/** @returns a sentence if startup failed because the disk of the embedded database is full */
export function failureOfDisk(dataDir: string, error: unknown): string | undefined {
  const folder = existingFolder(dataDir)
  if (!folder || !(error instanceof Error)) return undefined
  return whenFull(folder, error.message) ?? (LOST.test(error.message) ? whenFull(folder, readLog(folder)) : undefined)
}
