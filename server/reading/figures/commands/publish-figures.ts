import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Permanent: browsers and caches keep them. */
export async function publishFigures(db: Db, articleIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update figure_images set published_at = ${now} where published_at is null and image_id::text in (
      select figure ->> 'image' from articles, jsonb_array_elements(coalesce(body -> 'figures', '[]')) as figure
      where article_id = any(${articleIds}::uuid[]))`.execute(db)
}
