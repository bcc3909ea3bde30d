import { sql } from 'kysely'
import { TARGETS } from '#contract/languages.ts'
import type { InNewsItem, ListedItem } from '#contract/reading/in-news.ts'
import type { InNewsKind } from '#contract/reading/provenance-rules.ts'
import { syllabusLines, withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import { containsPatterns } from '#server/db/search-patterns.ts'
import { type ItemRow, itemsOf, type KnownItem, knownItem } from '#server/reading/shared/in-news-items.ts'

/** @returns `undefined` for an unpublished day */
export async function publishedItems(db: Db, entryId: string): Promise<InNewsItem[] | undefined> {
  const entry = await db
    .selectFrom('daily_entries')
    .where('entry_id', '=', entryId)
    .where('status', '=', 'published')
    .select('entry_id')
    .executeTakeFirst()
  return entry && (await itemsOf(db, entryId)).map(shownItem)
}

function shownItem({ item_id, upload }: KnownItem): InNewsItem {
  const { syllabus, translated = {}, ...item } = upload
  return { item_id, ...item, syllabus: syllabusLines(syllabus), translated }
}

interface Asked {
  kind?: InNewsKind | undefined
  month?: string | undefined
  from?: string | undefined
  to?: string | undefined
  node?: string | undefined
  q?: string | undefined
  before?: [day: string, position: string] | undefined
  limit: number
}

/** Bounds the cost of filters that few items pass. More than a year of days with twelve items each. */
const SEARCHED = 5000

interface ListedRow extends ItemRow {
  publication_date: string
  position: number
  is_kept: boolean
}

export async function listedItems(db: Db, userId: string, asked: Asked) {
  const { before, limit, kind } = asked
  const { rows } = await sql<ListedRow>`
    select *, exists (select from recall_cards
      where user_id = ${userId} and kind = 'in-news' and article_id = entry_id and source_key = item_id::text) as is_kept
    from (${newest(asked)}) as newest where ${passes(asked)} and ${kind ? sql`kind = ${kind}` : sql`true`}
    order by publication_date desc, position limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map(
      ({ publication_date, is_kept, ...row }): ListedItem => ({ ...shownItem(knownItem(row)), publication_date, is_kept }),
    ),
    next_before: rows.length > limit && last ? `${last.publication_date}~${last.position}` : null,
    counts: before ? null : await countsOf(db, asked),
  }
}

async function countsOf(db: Db, asked: Asked): Promise<{ kind: InNewsKind; items: number }[]> {
  const { rows } = await sql<{ kind: InNewsKind; items: number }>`
    select kind, count(*)::integer as items from (${newest(asked)}) as newest where ${passes(asked)}
    group by kind order by kind`.execute(db)
  return rows
}

function newest({ month, from, to, before }: Asked) {
  const [day, position] = before ?? []
  const after =
    day === undefined
      ? sql`true`
      : sql`(publication_date < ${day} or (publication_date = ${day} and in_news_items.position > ${Number(position)}))`
  const within =
    month === undefined
      ? sql`true`
      : sql`publication_date >= ${`${month}-01`}::date and publication_date < ${`${month}-01`}::date + interval '1 month'`
  const between = sql`publication_date between ${from ?? '1900-01-01'} and ${to ?? '2199-12-31'}`
  return sql`select in_news_items.*, publication_date from daily_entries join in_news_items using (entry_id)
    where status = 'published' and ${between} and ${within} and ${after} order by publication_date desc, position limit ${SEARCHED}`
}

const TRANSLATED = sql.join(
  TARGETS.flatMap((target) => ['name', 'text'].map((field) => sql`body #>> ${sql.lit(`{translated,${target},${field}}`)}`)),
)

function passes({ node, q = '' }: Asked) {
  const words = containsPatterns(q).map(
    (pattern) => sql`concat_ws(' ', name, body ->> 'text', body ->> 'rank', ${TRANSLATED}) ~* ${pattern}`,
  )
  const within = node === undefined ? [] : [sql`syllabus && ${withDescendants(node)}::text[]`]
  return sql.join([sql`true`, ...within, ...words], sql` and `)
}
