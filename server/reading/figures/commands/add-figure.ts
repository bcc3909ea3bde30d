import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { FIGURE_TOO_LARGE, MAX_FIGURE_BYTES } from '#contract/reading/figure-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import { KEY_PREFIXES, type Received, type Storage } from '#server/platform/storage/storage.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { imageBySource, type StoredImage } from '../queries.ts'
import { encodeFigure } from './encode-figure.ts'
import type { EncodedFigure } from './encode-file.ts'

interface UploadContext {
  storage: Storage
  quotas: Pick<Quotas, 'figures'>
}

/** `null`: command line. */
type Actor = { id: string; username: string } | null

export type AddedFigure = StoredImage & { removed: string[] }

/**
 * Idempotent. `deleteUnusedFigures` removes files that a crash leaves without a row.
 * @throws HttpError 413, 415, 422, 429
 */
export async function addFigure(
  db: Db,
  source: Readable,
  { storage, quotas }: UploadContext,
  actor: Actor,
  now: Date,
): Promise<AddedFigure> {
  const received = await receive(storage, source)
  try {
    const known = await nameAgain(db, received.hash, now)
    if (known) return { ...known, removed: [] }
    const figure = await encodeFigure(await received.read())
    const image_id = randomUUID()
    const files = await storeFiles(storage, image_id, figure)
    const stored = { ...figure, image_id, source_hash: received.hash, files }
    const added = await insert(db, stored, quotas, actor, now).catch(async (error) => {
      await deleteFiles(storage, files)
      const first = await nameAgain(db, received.hash, now)
      if (!first) throw error
      return first
    })
    return { ...added, removed: figure.removed }
  } finally {
    await received.discard()
  }
}

function receive(storage: Storage, source: Readable): Promise<Received> {
  return storage.receive(source, MAX_FIGURE_BYTES).catch((error) => {
    throw error instanceof HttpError && error.status === 413 ? new HttpError(413, FIGURE_TOO_LARGE) : error
  })
}

/** Keeps it from deletion. */
async function nameAgain(db: Db, source_hash: string, now: Date): Promise<StoredImage | undefined> {
  const row = await db
    .updateTable('figure_images')
    .set({ named_at: now })
    .where('source_hash', '=', source_hash)
    .returning('image_id')
    .executeTakeFirst()
  return row && imageBySource(db, source_hash)
}

interface StoredFile {
  width: number
  bytes: number
  storage_key: string
}

async function storeFiles(storage: Storage, imageId: string, { type, files }: EncodedFigure): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const { width, bytes } of files) {
    const storage_key = `${KEY_PREFIXES.figure}${imageId}-${width}.${type}`
    const received = await storage.receive(Readable.from([bytes]), Number.POSITIVE_INFINITY)
    await received.keep(storage_key)
    stored.push({ width, bytes: bytes.length, storage_key })
  }
  return stored
}

const deleteFiles = (storage: Storage, files: readonly StoredFile[]) =>
  Promise.allSettled(files.map(({ storage_key }) => storage.remove(storage_key)))

interface NewImage extends Omit<EncodedFigure, 'files'> {
  image_id: string
  source_hash: string
  files: StoredFile[]
}

function insert(db: Db, image: NewImage, quotas: UploadContext['quotas'], actor: Actor, now: Date): Promise<StoredImage> {
  const { image_id, type, width, height, source_hash, files } = image
  return inTransaction(db, async (db) => {
    if (actor) await consumeQuota(db, actor.id, 'figures', quotas.figures, now)
    await db
      .insertInto('figure_images')
      .values({ image_id, type, width, height, source_hash, uploaded_by: actor?.id ?? null, uploaded_at: now, named_at: now })
      .execute()
    await db
      .insertInto('figure_files')
      .values(files.map((file) => ({ image_id, ...file })))
      .execute()
    await recordAudit(
      db,
      { actor, action: 'figure.uploaded', subject: { kind: 'figure', id: image_id }, details: { type, width, height } },
      now,
    )
    return { image_id, type, width, height, is_public: false, widths: type === 'svg' ? [] : files.map((file) => file.width) }
  })
}
