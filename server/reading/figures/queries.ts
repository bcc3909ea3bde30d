import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { FigureImage } from '#contract/reading/provenance.ts'
import type { Db } from '#server/db/open.ts'

export type StoredImage = FigureImage & { is_public: boolean }

export const imagesBy = (db: Db, ids: readonly string[]): Promise<StoredImage[]> => images(db, 'image_id', ids)

export const imageBySource = async (db: Db, hash: string): Promise<StoredImage | undefined> =>
  (await images(db, 'source_hash', [hash]))[0]

async function images(db: Db, column: 'image_id' | 'source_hash', values: readonly string[]): Promise<StoredImage[]> {
  if (values.length === 0) return []
  const rows = await db
    .selectFrom('figure_images')
    .where(column, 'in', values)
    .select((eb) => [
      'image_id',
      'type',
      'width',
      'height',
      eb('published_at', 'is not', null).as('is_public'),
      jsonArrayFrom(
        eb
          .selectFrom('figure_files')
          .whereRef('figure_files.image_id', '=', 'figure_images.image_id')
          .select('figure_files.width')
          .orderBy('figure_files.width'),
      ).as('files'),
    ])
    .execute()
  return rows.map(({ files, type, ...image }) => ({
    ...image,
    is_public: image.is_public === true,
    type: type as FigureImage['type'],
    widths: type === 'svg' ? [] : files.map(({ width }) => width),
  }))
}

export interface FigureFile {
  type: string
  bytes: number
  storage_key: string
  published_at: Date | null
}

/** Without `width` the widest. */
export const fileOf = (db: Db, imageId: string, width?: number): Promise<FigureFile | undefined> =>
  db
    .selectFrom('figure_files')
    .innerJoin('figure_images', 'figure_images.image_id', 'figure_files.image_id')
    .where('figure_files.image_id', '=', imageId)
    .$if(width !== undefined, (query) => query.where('figure_files.width', '=', width as number).where('type', '<>', 'svg'))
    .orderBy('figure_files.width', 'desc')
    .select(['type', 'bytes', 'storage_key', 'published_at'])
    .executeTakeFirst()
