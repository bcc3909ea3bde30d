import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { MailPreferences, MailRecipient } from '#contract/messaging/mail.ts'
import type { Db } from '#server/db/open.ts'
import { FREQUENCY, isOn, toPreferences } from '#server/messaging/shared/preferences.ts'
import { textIn, translatedTo } from '#server/messaging/shared/translated-text.ts'
import { languageOf } from '#server/platform/text/language-of.ts'
import { quizTitlesOf } from '#server/reading/shared/translated-titles.ts'

export async function findMailPreferences(db: Db, userId: string): Promise<MailRecipient> {
  const { email, choices } = await selectPreferences(db, userId).executeTakeFirstOrThrow()
  return { email, preferences: toPreferences(choices) }
}

const selectPreferences = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('notification_preferences as preferences', 'preferences.user_id', 'users.user_id')
    .where('users.user_id', '=', userId)
    .select(['email', 'choices'])

export async function userExists(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').where('user_id', '=', userId).select('user_id').executeTakeFirst()) !== undefined
}

export interface Recipient {
  userId: string
  email: string
  username: string
  language: Language
  preferences: MailPreferences
}

/** Suspended users cannot open links; an unconfirmed address may be another person's. */
export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const row = await selectPreferences(db, userId)
    .where('suspended_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .select(['username', 'interface_language'])
    .executeTakeFirst()
  if (!row) return undefined
  const { email, username, interface_language, choices } = row
  return { userId, email, username, language: languageOf(interface_language), preferences: toPreferences(choices) }
}

export async function listQuizMailRecipients(db: Db, userIds: string[]): Promise<{ user_id: string; time_zone: string }[]> {
  const { rows } = await sql<{ user_id: string; time_zone: string }>`
    select users.user_id, time_zone from users left join notification_preferences as preferences using (user_id)
    where users.user_id = any(${userIds}::uuid[]) and email_confirmed_at is not null and ${isOn('email_quiz_completion')}
      and ${FREQUENCY} <> 'never'
    order by users.user_id`.execute(db)
  return rows
}

/** Ignores undelivered digests. */
export async function findLastDigestTime(db: Db, userId: string, day: string): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('mail_deliveries')
    .where('user_id', '=', userId)
    .where('kind', '=', 'digest')
    .where('day', '<', day)
    .where('settled_at', 'is not', null)
    .where(({ or, eb }) => or([eb('is_sent', '=', true), eb('last_error', 'is', null)]))
    .select(({ fn }) => fn.max('queued_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

type Reader = Pick<Recipient, 'userId' | 'language'>

export interface MailArticle {
  article_id: string
  title: string
  summary: string
  gs_paper_category: string
  publication_date: string
}

export async function listUnreadArticles(db: Db, { userId, language }: Reader, from: Date, to: Date): Promise<MailArticle[]> {
  const { rows } = await sql<MailArticle>`
    select articles.article_id, ${textIn(language, 'title')}, ${textIn(language, 'summary')}, gs_paper_category, publication_date
    from broadcasts
    join daily_entries on broadcasts.about = 'entry:' || daily_entries.entry_id
    join articles using (entry_id) ${translatedTo(language)}
    where broadcasts.type = 'new_article' and broadcasts.created_at > ${from} and broadcasts.created_at <= ${to} and status = 'published'
      and not exists (select from readings where readings.user_id = ${userId} and readings.article_id = articles.article_id)
    order by publication_date desc, position`.execute(db)
  return rows
}

export async function hasNewArticles(db: Db, from: Date, to: Date): Promise<boolean> {
  const { rows } = await sql`
    select from broadcasts where about like 'entry:%' and not is_withdrawn and created_at > ${from} and created_at <= ${to} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export interface MailQuiz {
  attempt_id: string
  title: string
  score: number
  total_questions: number
}

/** Excludes those of the next email. */
export const listCompletedQuizzes = (db: Db, { userId, language }: Reader, from: Date, to: Date): Promise<MailQuiz[]> =>
  db
    .selectFrom('quiz_attempts')
    .innerJoin('quiz_editions', 'quiz_editions.edition_id', 'quiz_attempts.edition_id')
    .leftJoin('articles', (join) =>
      join.onRef('articles.article_id', '=', 'quiz_editions.article_id').onRef('quiz_title', '=', 'quiz_editions.title'),
    )
    .where('user_id', '=', userId)
    .where('completed_at', '>=', from)
    .where('completed_at', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_deliveries')
            .where('mail_deliveries.user_id', '=', userId)
            .where('kind', '=', 'quiz_completion')
            .where('queued_at', '>', from)
            .whereRef('queued_at', '<=', 'completed_at')
            .select('kind'),
        ),
      ),
    )
    .orderBy('completed_at')
    .select(['attempt_id', 'score', 'total_questions'])
    .select(sql<string>`coalesce(${quizTitlesOf(sql.ref('articles'))} ->> ${language}::text, quiz_editions.title)`.as('title'))
    .execute()

export async function findForgottenBookmarks(
  db: Db,
  { userId, language }: Reader,
  savedBefore: Date,
): Promise<{ saved: MailArticle[]; count: number }> {
  const { rows } = await sql<MailArticle & { count: number }>`
    select articles.article_id, ${textIn(language, 'title')}, ${textIn(language, 'summary')}, gs_paper_category, publication_date, count(*) over () as count
    from bookmarks join articles using (article_id) join daily_entries using (entry_id) ${translatedTo(language)}
    where bookmarks.user_id = ${userId} and bookmarks.created_at < ${savedBefore} and status = 'published'
      and not exists (
        select from readings where readings.user_id = ${userId} and readings.article_id = bookmarks.article_id)
    order by bookmarks.created_at, bookmarks.article_id limit 10`.execute(db)
  return { saved: rows, count: rows[0]?.count ?? 0 }
}

export interface OutboxDepth {
  waiting: number
  /** Seconds in the queue. */
  oldest: number
  given_up: number
}

export async function outboxDepth(db: Db, now: Date): Promise<OutboxDepth> {
  const { rows } = await sql<OutboxDepth>`
    select
      (select count(*) from mail_deliveries where settled_at is null and due_at <= ${now})::int as waiting,
      coalesce((select extract(epoch from ${now}::timestamptz - min(queued_at)) from mail_deliveries
        where settled_at is null and due_at <= ${now}), 0)::int as oldest,
      (select count(*) from mail_deliveries where settled_at is not null and not is_sent and last_error is not null)::int as given_up`.execute(
    db,
  )
  return rows[0] ?? { waiting: 0, oldest: 0, given_up: 0 }
}

export const personalMailData = (db: Db, userId: string) =>
  db
    .selectFrom('mail_deliveries')
    .where('user_id', '=', userId)
    .orderBy('day')
    .select(['kind', 'day', 'queued_at', 'settled_at', 'is_sent', 'last_error'])
    .execute()
