/** A separate program: PGlite does not release its memory. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, PGliteDialect } from 'kysely'
import { writeBackup } from '#server/db/backup/write.ts'
import type { Tables } from '#server/db/tables.ts'
import { OLD_ENGINE } from './carry-over.ts'

const [work = '', file = ''] = process.argv.slice(2)
const part = (path: string) => import(pathToFileURL(join(work, 'node_modules', OLD_ENGINE.package, 'dist', path)).href)
const { PGlite } = await part('index.js')
const { pg_trgm } = await part('contrib/pg_trgm.js')
const pglite = await PGlite.create({ dataDir: join(work, 'database'), extensions: { pg_trgm } })
const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
const files = { folder: join(work, 'none') }
await writeBackup({ db, engine: 'embedded', product: 'carried over', now: new Date(), files }, file)
await db.destroy()
