import { sql } from 'kysely'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { putBackOf, questionsOf } from '../queries.ts'
import { identityOf } from '../rules.ts'

type Question = NonNullable<ArticleUpload['potential_questions']>['prelims_quiz'][number]

interface QuizArticle {
  article_id: string
  title: string
  publication_date: string
}

/** Must run inside a transaction. The quiz and unchanged questions keep their ids. */
export async function saveQuiz(
  db: Db,
  article: QuizArticle,
  { title, questions }: { title: string; questions: Question[] },
  now: Date,
): Promise<void> {
  const { article_id } = article
  if (questions.length === 0) {
    await db.deleteFrom('quizzes').where('article_id', '=', article_id).execute()
    return
  }
  const { quiz_id } = await db
    .insertInto('quizzes')
    .values({ quiz_id: newId(), article_id, title })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ title }))
    .returning('quiz_id')
    .executeTakeFirstOrThrow()
  const identified = await withStoredIds(db, quiz_id, questions)
  await replaceQuestions(db, quiz_id, identified)
  await addEdition(db, { quiz_id, title, article, questions: JSON.stringify(identified) }, now)
}

type IdentifiedQuestion = Question & { question_id: string }

async function withStoredIds(db: Db, quizId: string, questions: Question[]): Promise<IdentifiedQuestion[]> {
  const stored = [...(await putBackOf(db, quizId)), ...(await questionsOf(db, quizId))]
  const ids = new Map(stored.map((question) => [identityOf(question), question.question_id]))
  return questions.map((question) => {
    const identity = identityOf(question)
    const question_id = ids.get(identity) ?? newId()
    ids.delete(identity)
    return { question_id, ...question }
  })
}

async function replaceQuestions(db: Db, quiz_id: string, questions: IdentifiedQuestion[]): Promise<void> {
  const rows = questions.map((question, position) => ({
    ...question,
    quiz_id,
    position,
    options: JSON.stringify(question.options),
    translated: JSON.stringify(question.translated ?? {}),
  }))
  await db.deleteFrom('quiz_questions').where('quiz_id', '=', quiz_id).execute()
  await db.insertInto('quiz_questions').values(rows).execute()
}

interface NewEdition {
  quiz_id: string
  title: string
  article: QuizArticle
  /** JSON. */
  questions: string
}

async function addEdition(db: Db, { quiz_id, title, article, questions }: NewEdition, now: Date): Promise<void> {
  await sql`
    insert into quiz_editions (edition_id, quiz_id, article_id, title, article_title, publication_date, questions, created_at)
    select ${newId()}, ${quiz_id}, ${article.article_id}, ${title}, ${article.title}, ${article.publication_date}, ${questions}, ${now}
    where not exists (
      select from (select * from quiz_editions where quiz_id = ${quiz_id} order by created_at desc, edition_id desc limit 1) as latest
      where latest.title = ${title} and latest.article_title = ${article.title}
        and latest.publication_date = ${article.publication_date} and latest.questions = ${questions}::jsonb)`.execute(db)
}
