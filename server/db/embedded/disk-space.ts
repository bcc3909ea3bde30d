import { statfsSync } from 'node:fs'

const NO_SPACE = 'No space left on device'
const WAL_SEGMENT_BYTES = 16 * 2 ** 20

export const whenFull = (folder: string, reason: string): string | undefined =>
  reason.includes(NO_SPACE)
    ? `The embedded database has no space left in ${folder}. Free some space there, or set DATA_DIR to a folder on a larger disk.`
    : undefined

/** On a full disk the log is empty. */
export function reasonOfSilence(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < WAL_SEGMENT_BYTES ? NO_SPACE : ''
}
