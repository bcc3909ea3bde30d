import { statfsSync } from 'node:fs'

/** As the system writes it, in messages of PostgreSQL and of its programs. */
const NO_SPACE = 'No space left on device'
/** The log of PostgreSQL grows by files of this size. */
const WAL_SEGMENT_BYTES = 16 * 2 ** 20

/** @returns a sentence if `reason` is that the disk of the folder is full */
export const whenFull = (folder: string, reason: string): string | undefined =>
  reason.includes(NO_SPACE)
    ? `The embedded database has no space left in ${folder}. Free some space there, or set DATA_DIR to a folder on a larger disk.`
    : undefined

/** A full disk does not take the message that it is full either. */
export function reasonOfSilence(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < WAL_SEGMENT_BYTES ? NO_SPACE : ''
}
