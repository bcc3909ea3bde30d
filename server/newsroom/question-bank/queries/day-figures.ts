import { sql } from 'kysely'
import type { DayArticle } from '#contract/newsroom/question-bank/day-figures.ts'
import type { Db } from '#server/db/open.ts'
import { languagesOf } from '#server/reading/shared/article-languages.ts'
import { lookAgain } from '../rules.ts'

/** Fewer could be recognised. */
const LEAST_PEOPLE = 5

type Row = Omit<DayArticle, 'minutes' | 'questions'> & {
  opened: number
  finished: number
  took_quiz: number
  reading_minutes: number
  questions: (Omit<DayArticle['questions'][number], 'look_again'> & { answers: number })[] | null
}

/** In their order; counts only. */
export async function articlesOfDay(db: Db, day: string): Promise<DayArticle[]> {
  const { rows } = await sql<Row>`
    select article_id, title, reading_minutes, ${languagesOf(sql.ref('articles'))} as translated,
      array(select language from audio_files where audio_files.article_id = articles.article_id order by language) as recorded,
      (select count(*) from readings where readings.article_id = articles.article_id)::integer as opened,
      (select count(*) from finished_articles where finished_articles.article_id = articles.article_id)::integer as finished,
      (select count(distinct user_id) from quizzes join quiz_editions using (quiz_id) join quiz_attempts using (edition_id)
        where quizzes.article_id = articles.article_id)::integer as took_quiz,
      (select jsonb_agg(jsonb_build_object('question_id', question_id, 'question_text', question_text, 'answers', answers,
          'facility', facility, 'discrimination', discrimination) order by quiz_questions.position)
        from quizzes join quiz_questions using (quiz_id) join bank_questions using (question_id)
        where quizzes.article_id = articles.article_id) as questions
    from daily_entries join articles using (entry_id) where publication_date = ${day}::date order by position`.execute(db)
  return rows.map(articleOf)
}

const shown = (people: number): number | null => (people >= LEAST_PEOPLE ? people : null)

function articleOf({ reading_minutes, opened, finished, took_quiz, questions, ...article }: Row): DayArticle {
  return {
    ...article,
    opened: shown(opened),
    finished: shown(finished),
    minutes: finished >= LEAST_PEOPLE ? finished * reading_minutes : null,
    took_quiz: shown(took_quiz),
    questions: (questions ?? []).map((question) => ({
      ...question,
      answers: shown(question.answers),
      look_again: lookAgain(question),
    })),
  }
}
