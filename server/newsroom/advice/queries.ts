import type { Db } from '#server/db/open.ts'

const MOST_QUESTIONS = 2000

/** The newest of all other days, also of drafts. */
export const questionsBefore = (db: Db, publicationDate: string): Promise<{ day: string; question_text: string }[]> =>
  db
    .selectFrom('quiz_questions as question')
    .innerJoin('quizzes as quiz', 'quiz.quiz_id', 'question.quiz_id')
    .innerJoin('articles as article', 'article.article_id', 'quiz.article_id')
    .innerJoin('daily_entries as entry', 'entry.entry_id', 'article.entry_id')
    .where('entry.publication_date', '<>', publicationDate)
    .orderBy('entry.publication_date', 'desc')
    .limit(MOST_QUESTIONS)
    .select(['entry.publication_date as day', 'question.question_text'])
    .execute()
