import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '#contract/languages.ts'
import type { AdminEntry, DailyEntry, DayPack } from '#contract/reading/daily.ts'
import { OFFLINE_FIGURE_WIDTH } from '#contract/reading/figure-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { listedArticle, type Uploaded } from './rules.ts'

export interface Page {
  /** `YYYY-MM-DD`, exclusive. */
  before?: string | undefined
  limit: number
}

/** One more than the limit, to detect a next page. */
function days(db: Db, { before, limit }: Page) {
  return db
    .selectFrom('daily_entries')
    .$if(before !== undefined, (query) => query.where('publication_date', '<', before as string))
    .orderBy('publication_date', 'desc')
    .limit(limit + 1)
    .select(['daily_entries.entry_id', 'publication_date', 'status', 'publish_at', 'daily_entries.created_at'])
}

const articlesOf = (eb: ExpressionBuilder<Tables, 'daily_entries'>) =>
  eb
    .selectFrom('articles')
    .whereRef('articles.entry_id', '=', 'daily_entries.entry_id')
    .orderBy('position')
    .select(['article_id', 'title', 'gs_paper_category'])

const listedArticlesOf = (eb: ExpressionBuilder<Tables, 'daily_entries'>) =>
  articlesOf(eb).select((eb) => [
    'summary',
    'reading_minutes',
    eb.selectFrom('quizzes').whereRef('quizzes.article_id', '=', 'articles.article_id').select('quiz_id').as('quiz_id'),
    sql<Uploaded>`jsonb_build_object('title', body->'title_translated', 'summary', body->'summary_translated',
      'analysis', (select coalesce(jsonb_agg(name), '[]') from jsonb_object_keys(body->'analysis_text_translated') as name))`.as(
      'uploaded',
    ),
    jsonArrayFrom(
      eb
        .selectFrom('translations')
        .whereRef('translations.article_id', '=', 'articles.article_id')
        .select(['language', 'title', 'summary', 'is_manual', sql<boolean>`analysis <> '{}'`.as('has_analysis')]),
    ).as('translations'),
  ])

const cut = <T extends { publication_date: string }>(rows: T[], limit: number) => ({
  rows: rows.slice(0, limit),
  next_before: rows.length > limit ? (rows[limit - 1]?.publication_date ?? null) : null,
})

export async function publishedEntries(
  db: Db,
  { language, ...page }: Page & { language?: Language | undefined },
): Promise<{ data: DailyEntry[]; next_before: string | null }> {
  const asked = days(db, page)
    .where('status', '=', 'published')
    .select((eb) => [
      jsonArrayFrom(listedArticlesOf(eb)).as('articles'),
      eb
        .selectFrom('in_news_items')
        .whereRef('in_news_items.entry_id', '=', 'daily_entries.entry_id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('in_news'),
    ])
  const { rows, next_before } = cut(await asked.execute(), page.limit)
  const data = rows.map(({ entry_id, publication_date, articles, in_news }) => ({
    entry_id,
    publication_date,
    in_news: Number(in_news),
    articles: articles.map((article) => listedArticle(article, language)),
  }))
  return { data, next_before }
}

export async function allEntries(
  db: Db,
  { show, ...page }: Page & { show?: 'published' | 'draft' | 'scheduled' | undefined },
): Promise<{ data: AdminEntry[]; next_before: string | null }> {
  const asked = days(db, page)
    .select((eb) => jsonArrayFrom(articlesOf(eb)).as('articles'))
    .$if(show !== undefined, (query) => query.where('status', '=', show === 'published' ? 'published' : 'draft'))
    .$if(show === 'scheduled', (query) => query.where('publish_at', 'is not', null))
    .$if(show === 'draft', (query) => query.where('publish_at', 'is', null))
  const { rows, next_before } = cut(await asked.execute(), page.limit)
  const data = rows.map(({ entry_id, publication_date, status, publish_at, created_at, articles }) => ({
    entry_id,
    publication_date,
    status: status as AdminEntry['status'],
    scheduled_for: publish_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    articles,
  }))
  return { data, next_before }
}

/** Estimates the download from stored sizes. */
export async function dayPack(db: Db, entryId: string): Promise<DayPack | undefined> {
  const day = await db
    .selectFrom('daily_entries')
    .where('entry_id', '=', entryId)
    .where('status', '=', 'published')
    .select((eb) => [
      'entry_id',
      'publication_date',
      sql<number>`(select count(*)::integer from in_news_items as item where item.entry_id = daily_entries.entry_id)`.as(
        'in_news',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('articles')
          .whereRef('articles.entry_id', '=', 'daily_entries.entry_id')
          .orderBy('position')
          .select((eb) => [
            'article_id',
            'title',
            sql<number>`octet_length(title) + octet_length(summary) + octet_length(body::text)
              + (select coalesce(sum(octet_length(row(question_id, question_text, options, explanation)::text)), 0)
                 from quiz_questions join quizzes using (quiz_id) where quizzes.article_id = articles.article_id)::int
              + (select coalesce(sum(octet_length(t::text)), 0) from translations t where t.article_id = articles.article_id)::int`.as(
              'bytes',
            ),
            jsonArrayFrom(
              eb
                .selectFrom('audio_files')
                .whereRef('audio_files.article_id', '=', 'articles.article_id')
                .select(['language', 'bytes'])
                .orderBy('language'),
            ).as('audio'),
            FIGURES.as('figures'),
          ]),
      ).as('articles'),
    ])
    .executeTakeFirst()
  return day as DayPack | undefined
}

/** The widest up to `OFFLINE_FIGURE_WIDTH`, else the narrowest. */
const FIGURES = sql<DayPack['articles'][number]['figures']>`(
  select coalesce(jsonb_agg(jsonb_build_object('image_id', image_id, 'width', width, 'bytes', bytes) order by image_id), '[]')
  from (
    select distinct on (image_id) image_id, case when type = 'svg' then null else file.width end as width, bytes
    from figure_files as file join figure_images using (image_id)
    where image_id in (select (figure ->> 'image')::uuid from jsonb_array_elements(articles.body -> 'figures') as figure
      where figure ->> 'kind' = 'image')
    order by image_id, file.width > ${sql.lit(OFFLINE_FIGURE_WIDTH)}, abs(file.width - ${sql.lit(OFFLINE_FIGURE_WIDTH)})
  ) as chosen)`
