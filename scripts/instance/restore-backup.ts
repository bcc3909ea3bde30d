import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { accountsInLedger, deletionLedgerFile, readDeletionLedger } from '#server/accounts/accounts/commands/deletion-ledger.ts'
import { eraseAccount } from '#server/accounts/accounts/on-account-deleted.ts'
import { dropAllTables, type ExistingData, findExistingData } from '#server/db/backup/existing-data.ts'
import { assertKnownSchema, loadBackup } from '#server/db/backup/load.ts'
import type { Manifest } from '#server/db/backup/manifest.ts'
import { readBackup } from '#server/db/backup/read.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { type Db, type OpenDatabase, openServer, SERVER } from '#server/db/open.ts'
import { createPrivateFiles } from '#server/db/private-files.ts'
import { startListening } from '#server/listeners.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { directUrl } from '#server/settings/database-settings.ts'
import type { Settings } from '#server/settings/settings.ts'

interface Wanted {
  file: string
  replace: boolean
  move: boolean
  erased: string | undefined
}

interface Done {
  rows: number
  tables: number
  files: number
  erased: number
}

/**
 * Reads the whole file first.
 * @throws Error; nothing has changed then
 */
export async function restore(settings: Settings, wanted: Wanted): Promise<Done> {
  const manifest = await readBackup(wanted.file)
  assertKnownSchema(manifest)
  startListening(settings.audioScope)
  const storage = openStorage(settings.storage)
  const added: string[] = []
  try {
    return await load(settings, { ...wanted, manifest, storage, added })
  } catch (error) {
    for (const key of added) await storage.remove(key).catch(() => {})
    throw error
  }
}

interface Work extends Wanted {
  manifest: Manifest
  storage: Storage
  /** Keys new to the storage. */
  added: string[]
}

async function load(settings: Settings, work: Work): Promise<Done> {
  createPrivateFiles()
  const { db, close } = await open(settings)
  try {
    return await db.transaction().execute(async (db) => {
      const { rows } = await sql<{
        first: boolean
      }>`select pg_try_advisory_xact_lock(hashtext('catalyst-restore')) as first`.execute(db)
      if (!rows[0]?.first) throw new Error('Another restore into this database is under way.')
      await assertNobodyServes(db)
      const occupied = await findExistingData(db)
      assertMayEnter(occupied, work.replace)
      await dropAllTables(db)
      return fill(db, work, [...erasuresKnown(settings.dataDir, work), ...erasedIn(occupied)])
    })
  } finally {
    await close()
  }
}

function open(settings: Settings): Promise<OpenDatabase> {
  const { migrateDatabaseUrl, dataDir, postgresBin: programFolder } = settings
  const options = { poolSize: 1, name: 'catalyst-restore' }
  const url = migrateDatabaseUrl ?? directUrl(settings)
  return url ? openServer(url, options, console.warn) : openEmbedded({ dataDir, programFolder, ...options }, console.warn)
}

async function assertNobodyServes(db: Db): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name in (${SERVER}, ${`${SERVER}-listen`})`.execute(
    db,
  )
  if (rows.length > 0) throw new Error('A server is running on this database. Stop it first; nothing was changed.')
}

function assertMayEnter(occupied: ExistingData, replace: boolean): void {
  if (occupied.is === 'foreign')
    throw new Error(
      `The database holds tables that are not of this product (${occupied.tables.slice(0, 5).join(', ')}): use one of its own.`,
    )
  if (occupied.is === 'instance' && !replace)
    throw new Error(
      `There is an instance here already, with ${occupied.people} accounts and ${occupied.days} days. Nothing was changed; to put the backup in its place, add --replace.`,
    )
}

const erasuresKnown = (dataDir: string, { erased }: Work) => readDeletionLedger(erased ?? deletionLedgerFile(dataDir))
const erasedIn = (occupied: ExistingData) => (occupied.is === 'instance' ? occupied.erased : [])

async function fill(db: Db, { file, manifest, storage, added, move }: Work, erased: string[]): Promise<Done> {
  await loadBackup(db, {
    file,
    manifest,
    takeFile: async ({ key, chunks }) => {
      const isNew = !(await storage.has(key))
      const received = await storage.receive(Readable.from(chunks), Number.MAX_SAFE_INTEGER)
      if (isNew) added.push(key)
      await received.keep(key)
    },
  })
  const now = new Date()
  const back = await accountsInLedger(db, erased)
  for (const userId of back) await eraseAccount(db, userId, now)
  if (!move) await signEverybodyOut(db)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, tables: manifest.tables.length, files: manifest.files.length, erased: back.length }
}

/** May have ended or been used after the backup. */
const USED_ONCE = [
  'sessions',
  'password_resets',
  'email_links',
  'recovery_codes',
  'passkey_challenges',
  'google_attempts',
] as const
/** Unsent mails with such links. */
const LINK_MAILS = ['mail-password-reset', 'mail-sign-in-link', 'mail-confirm-email']

async function signEverybodyOut(db: Db): Promise<void> {
  for (const table of USED_ONCE) await db.deleteFrom(table).execute()
  await db.deleteFrom('carried_jobs').where('name', 'in', LINK_MAILS).execute()
}
