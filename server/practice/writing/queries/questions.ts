import { sql } from 'kysely'
import type { WritingQuestion } from '#contract/practice/writing.ts'
import type { StoredMainsQuestion } from '#contract/practice/writing-rules.ts'
import type { Source } from '#contract/reading/provenance.ts'
import type { Db } from '#server/db/open.ts'
import { questionKeyOf } from '#server/practice/shared/question-key.ts'
import { type TranslatedTitles, titlesOf } from '#server/reading/shared/translated-titles.ts'
import { type MainsQuestion, storedQuestionOf } from '../rules.ts'
import { answersTo, draftFrom, isFinished, questionFrom, summaryFrom } from './answers.ts'

export interface KnownQuestion {
  article_id: string
  question_key: string
  question: StoredMainsQuestion
  syllabus: string[]
  article: NonNullable<WritingQuestion['article']>
}

interface ArticleRow {
  article_id: string
  title: string
  gs_paper_category: string
  syllabus: string[]
  publication_date: string
  titles: TranslatedTitles
  questions: MainsQuestion[]
  sources: Source[]
}

const ARTICLE = sql`articles.article_id, title, gs_paper_category, articles.syllabus, publication_date, ${titlesOf(sql.ref('articles'))} as titles,
  coalesce(body -> 'mains_model_answers', '[]') as questions, coalesce(body -> 'sources', '[]') as sources`

export async function findQuestion(db: Db, articleId: string, questionKey: string): Promise<KnownQuestion | undefined> {
  const { rows } = await sql<ArticleRow>`
    select ${ARTICLE} from articles join daily_entries using (entry_id)
    where articles.article_id = ${articleId} and status = 'published'`.execute(db)
  return rows.flatMap(questionsOf).find(({ question_key }) => question_key === questionKey)
}

const questionsOf = ({ questions, ...article }: ArticleRow): KnownQuestion[] =>
  questions.map((mains) => ({
    article_id: article.article_id,
    question_key: questionKeyOf(mains.question),
    question: storedQuestionOf(mains, article),
    syllabus: mains.syllabus ?? article.syllabus,
    article: {
      article_id: article.article_id,
      title: article.title,
      title_translated: article.titles,
      publication_date: article.publication_date,
    },
  }))

/** The stored copy if the article is deleted. */
export async function questionWithAnswers(db: Db, userId: string, articleId: string, questionKey: string) {
  const answers = await answersTo(db, userId, articleId, questionKey)
  const known = (await findQuestion(db, articleId, questionKey)) ?? answers[0]
  if (!known) return undefined
  const draft = answers.find((answer) => !isFinished(answer))
  return {
    question: questionFrom(known),
    draft: draft ? draftFrom(draft) : null,
    attempts: answers.filter(isFinished).map(summaryFrom),
  }
}

const RECENT_ARTICLES = 20
const MAX_NEXT = 3

export async function nextQuestions(db: Db, userId: string): Promise<WritingQuestion[]> {
  const { rows } = await sql<ArticleRow & { begun: string[] }>`
    with latest as (
      select article_id, read_at from readings where user_id = ${userId} order by read_at desc, article_id limit ${RECENT_ARTICLES}
    )
    select ${ARTICLE}, array(
        select question_key from written_answers where user_id = ${userId} and written_answers.article_id = articles.article_id) as begun
    from latest join articles using (article_id) join daily_entries using (entry_id)
    where status = 'published' order by read_at desc, article_id`.execute(db)
  const open = rows.flatMap(
    ({ begun, ...row }) => questionsOf(row).find(({ question_key }) => !begun.includes(question_key)) ?? [],
  )
  return open.slice(0, MAX_NEXT).map(questionFrom)
}
