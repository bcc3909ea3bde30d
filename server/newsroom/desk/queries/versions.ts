import { sql } from 'kysely'
import { SECTION_NAMES, type Section, type SectionFields } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskVersion } from '#contract/newsroom/desk/desk-shapes.ts'
import type { Db } from '#server/db/open.ts'

/** Newest first. */
export async function versionsOf(db: Db, draftId: string): Promise<DeskVersion[]> {
  const rows = await db
    .selectFrom('desk_versions')
    .leftJoin('users', 'users.user_id', 'desk_versions.actor_id')
    .where('draft_id', '=', draftId)
    .orderBy('number', 'desc')
    .limit(500)
    .select(['number', 'at', 'username', 'model', sql<Section[]>`array(select jsonb_object_keys(sections))`.as('changed')])
    .execute()
  return rows.map(({ number, at, username, model, changed }) => ({
    number,
    at: at.toISOString(),
    by: username ?? 'Somebody who has left',
    model,
    sections: SECTION_NAMES.filter((section) => changed.includes(section)),
  }))
}

/** @returns `undefined` for an unknown version */
export async function sectionsAt(
  db: Db,
  draftId: string,
  number: number,
): Promise<{ section: Section; fields: SectionFields }[] | undefined> {
  const { rows } = await sql<{ number: number; section: Section | null; fields: SectionFields }>`
    select distinct on (key) number, key as section, value as fields
    from desk_versions, jsonb_each(sections)
    where draft_id = ${draftId} and number <= ${number}
    order by key, number desc`.execute(db)
  const isKnown = rows.some((row) => row.number === number) || (await hasVersion(db, draftId, number))
  return isKnown ? rows.map(({ section, fields }) => ({ section: section as Section, fields })) : undefined
}

const hasVersion = async (db: Db, draftId: string, number: number) =>
  (await db
    .selectFrom('desk_versions')
    .where('draft_id', '=', draftId)
    .where('number', '=', number)
    .select('number')
    .executeTakeFirst()) !== undefined
