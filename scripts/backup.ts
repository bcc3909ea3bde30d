/** `npm run backup -- <file>`: consistent, while the server runs. `-- --check <file>` */
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BadBackup, type Manifest } from '#server/db/backup/manifest.ts'
import { readBackup } from '#server/db/backup/read.ts'
import { type Source, writeBackup } from '#server/db/backup/write.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { existingFolder } from '#server/db/embedded/place.ts'
import { type OpenDatabase, openServer } from '#server/db/open.ts'
import { directUrl } from '#server/settings/database-settings.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { version } from './instance/product.ts'

const args = process.argv.slice(2)
const isCheck = args[0] === '--check'
const [given] = isCheck ? args.slice(1) : args
if (!given || given.startsWith('-') || args.length > (isCheck ? 2 : 1)) {
  console.error('Usage: npm run backup -- <file>, or npm run backup -- --check <file>')
  process.exit(2)
}
const file = resolve(given)

try {
  const begun = performance.now()
  const manifest = isCheck ? await readBackup(file) : await backUp(readSettings())
  tell(manifest, performance.now() - begun)
} catch (error) {
  console.error(error instanceof BadBackup ? error.message : `No backup was written: ${(error as Error).message}`)
  process.exit(1)
}
process.exit()

async function backUp(settings: Settings): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} exists already; choose another name.`)
  const database = await open(settings)
  const { storage } = settings
  const files: Source['files'] = 'bucket' in storage ? { bucket: `${storage.bucket.name}/${storage.bucket.prefix}` } : storage
  try {
    return await writeBackup({ db: database.db, engine: database.engine, product: version, now: new Date(), files }, file)
  } finally {
    await database.close()
  }
}

async function open(settings: Settings): Promise<OpenDatabase> {
  const url = directUrl(settings)
  const options = { poolSize: 1, name: 'catalyst-backup' }
  if (url) return openServer(url, options, console.warn)
  const { dataDir, postgresBin: programFolder } = settings
  if (!existingFolder(dataDir)) throw new Error(`There is no instance in ${dataDir}.`)
  return openEmbedded({ dataDir, programFolder, mayShare: true, ...options }, console.warn)
}

function tell({ tables, files, files_in, jobs, taken_at, migrations, product }: Manifest, ms: number): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  const counts = tables.filter((table) => table.rows > 0)
  for (const { name, rows, sha256 } of counts)
    console.log(`  ${name.padEnd(32)} ${String(rows).padStart(9)}  ${sha256.slice(0, 16)}`)
  console.log(
    `${file}: whole. ${megabytes(statSync(file).size)}, taken ${taken_at} by version ${product}, schema ${migrations.at(-1)}.`,
  )
  console.log(
    `${rows} rows in ${counts.length} tables, ${jobs.rows} waiting jobs, ${files.length} stored files; ${(ms / 1000).toFixed(1)} s.`,
  )
  if (files_in) console.log(`Stored files stay in the bucket ${files_in} and are not in it: keep them by the bucket's own means.`)
}
