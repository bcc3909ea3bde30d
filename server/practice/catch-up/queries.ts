import { sql } from 'kysely'
import { daysAfter } from '#contract/calendar.ts'
import type { Language } from '#contract/languages.ts'
import type { CatchUp } from '#contract/practice/catch-up.ts'
import { CATCH_UP_DAYS, DAYS_AWAY, MAX_CATCH_UP_ARTICLES, NEAR_DAYS } from '#contract/practice/catch-up-rules.ts'
import type { Db } from '#server/db/open.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { catchUpFrom, type MissedRow } from './rules.ts'

interface Reader {
  id: string
  timeZone: string
}

export async function catchUpOf(db: Db, reader: Reader, language: Language, now: Date): Promise<CatchUp | null> {
  return catchUpFrom(await missedArticles(db, reader, language, now))
}

/** Finds gaps of more than `DAYS_AWAY` between days of reading, catching up and registration, and today. */
async function missedArticles(db: Db, { id, timeZone }: Reader, language: Language, now: Date): Promise<MissedRow[]> {
  const today = dayIn(timeZone, now)
  const from = daysAfter(today, -CATCH_UP_DAYS)
  const localDay = (instant: string) => sql`(${sql.ref(instant)} at time zone ${timeZone})::date`
  const { rows } = await sql<MissedRow>`
    with days as (
      select day from reading_days where user_id = ${id} and day >= ${from}::date
      union select ${localDay('done_at')} from caught_up_articles where user_id = ${id}
      union select greatest(${localDay('created_at')}, ${from}::date - 1) from users where user_id = ${id}
      union select ${today}::date
    ), absences as (
      select day, lead(day) over (order by day) as next_day from days
    )
    select articles.article_id, articles.title, articles.summary, articles.gs_paper_category, articles.position, publication_date,
      coalesce(body -> 'must_know', '[]') as must_know,
      coalesce(body -> 'follow_up_data' -> 'key_terms_list', '[]') as key_terms,
      coalesce(case when kept.is_manual then kept.title end, body -> 'title_translated' ->> ${language}, kept.title) as title_translated,
      coalesce(case when kept.is_manual then kept.summary end, body -> 'summary_translated' ->> ${language}, kept.summary) as summary_translated,
      coalesce(body -> 'must_know_translated' -> ${language}, '[]') as must_know_translated, ${language} as language,
      coalesce((select jsonb_agg(entry order by entry ->> 'date') from jsonb_array_elements(body -> 'watch') as entry
        where entry ->> 'date' between ${today} and ${daysAfter(today, NEAR_DAYS)}), '[]') as watch
    from absences join daily_entries on publication_date > day and publication_date < next_day
      join articles using (entry_id)
      left join translations as kept on kept.article_id = articles.article_id and kept.language = ${language}
    where next_day - day > ${DAYS_AWAY}::integer and day >= ${from}::date - 1 and status = 'published'
      and not exists (select from readings where readings.user_id = ${id} and readings.article_id = articles.article_id)
      and not exists (select from caught_up_articles where caught_up_articles.user_id = ${id} and caught_up_articles.article_id = articles.article_id)
    order by publication_date desc, articles.position limit ${MAX_CATCH_UP_ARTICLES}`.execute(db)
  return rows
}

export const personalCatchUpData = (db: Db, userId: string) =>
  db
    .selectFrom('caught_up_articles')
    .where('user_id', '=', userId)
    .orderBy('done_at')
    .orderBy('article_id')
    .select(['article_id', 'done_at'])
    .execute()
