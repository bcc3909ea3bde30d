import { type ExpressionBuilder, sql } from 'kysely'
import { LANGUAGES } from '#contract/languages.ts'
import type { DayProcessing, EntryProcessing, Unit } from '#contract/newsroom/processing.ts'
import { UNIT_KINDS } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { dayPartsOf, isSettled, TARGETS, type Target, totalsOf, type UnitState } from '../rules.ts'

/** In page order; `undefined` for an unknown day. */
export async function processingOf(db: Db, entryId: string): Promise<EntryProcessing | undefined> {
  const articles = await db
    .selectFrom('daily_entries')
    .leftJoin('articles', 'articles.entry_id', 'daily_entries.entry_id')
    .where('daily_entries.entry_id', '=', entryId)
    .orderBy('position')
    .select(['article_id', 'title'])
    .execute()
  if (articles.length === 0) return undefined
  const units = await unitsWhere(db, ofEntry(entryId))
  const whole = articles
    .filter((row): row is { article_id: string; title: string } => row.article_id !== null)
    .map((article) => ({ ...article, units: units.filter((unit) => unit.article_id === article.article_id) }))
  const given = whole.some(({ units }) => units.length === 0) ? await givenParts(db, [entryId]) : []
  const partsOf = (id: string) =>
    given.filter(({ article_id }) => article_id === id).map(({ language, kind }) => ({ language, kind }))
  return {
    entry_id: entryId,
    articles: whole.map((article) => ({ ...article, given: partsOf(article.article_id) })),
    in_news: units.filter(({ kind }) => kind === 'in-news'),
    totals: totalsOf(units),
  }
}

/** Units of its articles, and of its items in the news. */
export const ofEntry = (entryId: string) => (eb: ExpressionBuilder<Tables, 'processing_units'>) =>
  eb.or([
    eb('processing_units.article_id', 'in', eb.selectFrom('articles').where('entry_id', '=', entryId).select('article_id')),
    eb('processing_units.entry_id', '=', entryId),
  ])

/** For the audit log. */
export const subjectOf = ({ article_id, entry_id }: UnitOfSubject) =>
  article_id === null ? { kind: 'entry', id: entry_id ?? '' } : { kind: 'article', id: article_id }

export type UnitOfSubject = Unit & { entry_id: string | null }

type GivenPart = Pick<Unit, 'article_id' | 'language' | 'kind'> & { entry_id: string }

/** For articles never processed: as `upload` and `manual` of units. */
async function givenParts(db: Db, entryIds: string[]): Promise<GivenPart[]> {
  const { rows } = await sql<GivenPart>`
    select entry_id, article_id, language, kind
    from articles as a cross join unnest(${LANGUAGES}::text[]) as language cross join unnest('{text,audio}'::text[]) as kind
    where entry_id = any(${entryIds}::uuid[])
      and not exists (select from processing_units as unit where unit.article_id = a.article_id)
      and case when kind = 'text' then language <> 'en' and (
          jsonb_exists(body -> 'title_translated', language) and jsonb_exists(body -> 'summary_translated', language)
            and body -> 'analysis_text_translated' -> language <> '{}'
          or exists (select from translations as t where t.article_id = a.article_id and t.language = language and is_manual))
        else jsonb_typeof(body -> 'audio_overview_url') = 'string' and language = 'en'
          or jsonb_typeof(body -> 'audio_overview_url') = 'object' and jsonb_exists(body -> 'audio_overview_url', language)
          or exists (select from audio_files as f where f.article_id = a.article_id and f.language = language) end`.execute(db)
  return rows
}

/** Three queries; skips unknown days. */
export async function processingOfDays(db: Db, entryIds: string[]): Promise<DayProcessing[]> {
  const days = await db
    .selectFrom('daily_entries')
    .leftJoin('articles', 'articles.entry_id', 'daily_entries.entry_id')
    .where('daily_entries.entry_id', 'in', entryIds)
    .groupBy('daily_entries.entry_id')
    .select(['daily_entries.entry_id', ({ fn }) => fn.count<number>('article_id').as('articles')])
    .execute()
  const units = await db
    .selectFrom('processing_units')
    .leftJoin('articles', 'articles.article_id', 'processing_units.article_id')
    .where(({ eb, or }) => or([eb('articles.entry_id', 'in', entryIds), eb('processing_units.entry_id', 'in', entryIds)]))
    .select([
      sql<string>`coalesce(processing_units.entry_id, articles.entry_id)`.as('entry_id'),
      'language',
      'kind',
      'processing_units.status',
      'origin',
      'next_retry_at',
      'blocks_done',
      'blocks_total',
    ])
    .$narrowType<{ entry_id: string }>()
    .execute()
  const given = await givenParts(db, entryIds)
  const of = <T extends { entry_id: string }>(all: T[], id: string) => all.filter(({ entry_id }) => entry_id === id)
  return days.map(({ entry_id, articles }) => ({
    entry_id,
    articles: Number(articles),
    ...dayPartsOf(of(units, entry_id) as unknown as UnitState[], of(given, entry_id)),
  }))
}

export const unitById = async (db: Db, unitId: string): Promise<UnitOfSubject | undefined> =>
  (await unitsWhere(db, (eb) => eb('unit_id', '=', unitId)))[0]

export const unitOf = async (db: Db, articleId: string, language: Target): Promise<Unit | undefined> =>
  (
    await unitsWhere(db, (eb) =>
      eb.and([
        eb('processing_units.article_id', '=', articleId),
        eb('processing_units.language', '=', language),
        eb('kind', '=', 'text'),
      ]),
    )
  )[0]

async function unitsWhere(
  db: Db,
  where: (eb: ExpressionBuilder<Tables, 'processing_units'>) => unknown,
): Promise<UnitOfSubject[]> {
  const rows = await db
    .selectFrom('processing_units')
    .where(where as never)
    .leftJoin('audio_files', (join) =>
      join
        .onRef('audio_files.article_id', '=', 'processing_units.article_id')
        .onRef('audio_files.language', '=', 'processing_units.language')
        .on('kind', '=', 'audio'),
    )
    .leftJoin('translations', (join) =>
      join
        .onRef('translations.article_id', '=', 'processing_units.article_id')
        .onRef('translations.language', '=', 'processing_units.language')
        .on('kind', '=', 'text'),
    )
    .leftJoin('users', 'users.user_id', 'translations.reviewed_by')
    .selectAll('processing_units')
    .select([
      'audio_files.duration_ms',
      'audio_files.bytes',
      sql<string | null>`coalesce(users.username, ${PRACTICE_REVIEWER})`.as('reviewed_by'),
    ])
    .orderBy(sql`array_position(${UNIT_KINDS}::text[], kind)`)
    .orderBy(sql`array_position(${LANGUAGES}::text[], processing_units.language)`)
    .execute()
  const units = rows.map(
    ({
      lease: _lease,
      lease_until: _until,
      source_hash: _source,
      made_of: _made,
      chars: _chars,
      updated_at,
      next_retry_at,
      ...row
    }) =>
      ({
        ...row,
        next_retry_at: next_retry_at?.toISOString() ?? null,
        updated_at: updated_at.toISOString(),
      }) as unknown as UnitOfSubject,
  )
  return units.map((unit) => (waits(unit, units) ? { ...unit, reason: 'waits_for_text' as const } : unit))
}

/** The person who reviewed the last text, once all are reviewed. */
const LAST_REVIEWER = sql`case when bool_and(reviewed_at is not null) then (array_agg(reader.username order by reviewed_at desc nulls last))[1] end`
const PRACTICE_REVIEWER = sql`case kind when 'practice' then (
  select ${LAST_REVIEWER} from practice_translations as made left join users as reader on reader.user_id = made.reviewed_by
  where made.article_id = processing_units.article_id and made.language = processing_units.language)
  when 'in-news' then (
  select ${LAST_REVIEWER} from in_news_translations as made left join users as reader on reader.user_id = made.reviewed_by
  where made.entry_id = processing_units.entry_id and made.language = processing_units.language) end`

const waits = (unit: Unit, all: Unit[]): boolean =>
  unit.kind === 'audio' &&
  unit.status === 'pending' &&
  TARGETS.some((target) => target === unit.language) &&
  all.some(
    (text) => text.kind === 'text' && text.article_id === unit.article_id && text.language === unit.language && !isSettled(text),
  )
