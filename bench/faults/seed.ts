import { DayUpload } from '#contract/newsroom/ingest.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { call } from './calls.ts'

export const PASSWORD = 'quiet-river-stone-42'
const QUESTIONS = 4
const MEMBERS = 6

/** The content and users for the clients' writes. */
export interface SeedData {
  forumId: string
  articleIds: string[]
  quizId: string
  questionIds: string[]
  /** Pro users, so that they may post and take quizzes. */
  members: { email: string; token: string }[]
}

/** Inserts a day with a quiz, a forum and users, without demo content. */
export async function seedData(db: Db): Promise<SeedData> {
  await migrate(db)
  const now = new Date()
  const emails = Array.from({ length: MEMBERS }, (_, n) => `member-${n}@faults.test`)
  for (const email of emails) await createAccount(db, { email, password: PASSWORD, role: 'pro' }, now)
  await createAccount(db, { email: ADMIN, password: PASSWORD, role: 'admin' }, now)
  const titles = ['Budget', 'Monsoon', 'Courts']
  const day = aDay('2026-01-15', titles)
  const { article_ids } = await ingestDay(
    db,
    DayUpload.parse({ ...day, articles: [...day.articles, withQuiz('Elections', QUESTIONS)] }),
    now,
  )
  const { quiz_id } = await db
    .selectFrom('quizzes')
    .where('article_id', '=', article_ids.at(-1) ?? '')
    .select('quiz_id')
    .executeTakeFirstOrThrow()
  const questions = await db.selectFrom('quiz_questions').where('quiz_id', '=', quiz_id).select('question_id').execute()
  return {
    forumId: await makeForum(db, now),
    articleIds: article_ids,
    quizId: quiz_id,
    questionIds: questions.map(({ question_id }) => question_id),
    members: emails.map((email) => ({ email, token: '' })),
  }
}

export const ADMIN = 'editor@faults.test'

async function makeForum(db: Db, created_at: Date): Promise<string> {
  const { category_id } = await db.selectFrom('forum_categories').select('category_id').limit(1).executeTakeFirstOrThrow()
  const forum_id = newId()
  await db
    .insertInto('forums')
    .values({ forum_id, category_id, title: 'Faults', client_key: newId(), author_id: null, created_at })
    .execute()
  return forum_id
}

/** Their sessions are acknowledged writes as well, and are used through every fault until the end of a run. */
export async function signInMembers(world: SeedData, url: string): Promise<void> {
  for (const member of world.members) member.token = await signIn(url, member.email)
}

export async function signIn(url: string, email: string): Promise<string> {
  const reply = await call(url, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  if (reply.status !== 200) throw new Error(`Signing in as ${email} answers ${reply.status}: ${JSON.stringify(reply.json)}`)
  return reply.json.token
}
