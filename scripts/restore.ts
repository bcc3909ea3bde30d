/**
 * `npm run restore -- <file>`: all or nothing. `--replace` overwrites, `--move` keeps sign-ins, `--erased <file>` replaces
 * `DATA_DIR/erased.list`.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadBackup } from '#server/db/backup/manifest.ts'
import { readSettings } from '#server/settings/settings.ts'
import { restore } from './instance/restore-backup.ts'

const USAGE = 'Usage: npm run restore -- <file> [--replace] [--move] [--erased <file>]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, move: { type: 'boolean' }, erased: { type: 'string' } },
  })
  if (positionals.length !== 1) throw new Error(USAGE)
  const { replace = false, move = false, erased } = values
  if (erased && !existsSync(erased)) throw new Error(`There is no ${erased}.`)
  const begun = performance.now()
  const done = await restore(readSettings(), { file: resolve(positionals[0] as string), replace, move, erased })
  console.log(
    `Restored: ${done.rows} rows in ${done.tables} tables, each compared with the backup, and ${done.files} stored files.`,
  )
  if (done.erased > 0) console.log(`${done.erased} accounts that were deleted after the backup was taken were deleted again.`)
  console.log(
    move ? 'Sign-ins were kept.' : 'Everybody has to sign in again; links sent by mail and recovery codes no longer work.',
  )
  console.log(`It took ${((performance.now() - begun) / 1000).toFixed(1)} s. Start the server now.`)
} catch (error) {
  console.error((error as Error).message)
  if (!(error instanceof BadBackup) && process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
process.exit()
