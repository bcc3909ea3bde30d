import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { fillIn } from '#contract/fill-in.ts'
import { LATER_FIELDS } from '#contract/newsroom/upload/article-upload.ts'
import { figuresWith } from '#contract/newsroom/upload/figure-upload.ts'
import { QUESTION_FIELDS } from '#contract/practice/question.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { FigureImage } from '#contract/reading/provenance.ts'
import { syllabusLines } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import { mainsAnswerOf } from '#server/practice/shared/question-key.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { type KeptRow, withRecordings, withTranslations } from './rules.ts'

/** Includes Pro parts. */
export async function articleById(db: Db, articleId: string): Promise<Article | undefined> {
  const row = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', '=', articleId)
    .select((eb) => [
      'article_id',
      'title',
      'summary',
      'gs_paper_category',
      'syllabus',
      'reading_minutes',
      'quiz_title',
      'body',
      'publication_date',
      'status',
      jsonObjectFrom(
        eb
          .selectFrom('quizzes')
          .whereRef('quizzes.article_id', '=', 'articles.article_id')
          .where(({ not }) => not(isReserved(sql`articles.article_id`)))
          .select((eb) => [
            'quizzes.quiz_id',
            jsonArrayFrom(
              eb
                .selectFrom('quiz_questions')
                .whereRef('quiz_questions.quiz_id', '=', 'quizzes.quiz_id')
                .orderBy('position')
                .select([...QUESTION_FIELDS, 'translated']),
            ).as('prelims_quiz'),
          ]),
      ).as('potential_questions'),
      FIGURE_IMAGES.as('figure_images'),
      jsonArrayFrom(
        eb
          .selectFrom('audio_files')
          .whereRef('audio_files.article_id', '=', 'articles.article_id')
          .select(['language', 'voice'])
          .orderBy('language'),
      ).as('recordings'),
      jsonArrayFrom(
        eb
          .selectFrom('translations')
          .leftJoin('processing_units', (join) =>
            join
              .onRef('processing_units.article_id', '=', 'translations.article_id')
              .onRef('processing_units.language', '=', 'translations.language')
              .on('kind', '=', 'text'),
          )
          .whereRef('translations.article_id', '=', 'articles.article_id')
          .select(['translations.language', 'title', 'summary', 'analysis', 'english', 'is_manual'])
          .select(({ ref, eb }) => [
            eb('reviewed_at', 'is not', null).as('is_reviewed'),
            eb('translations.made_of', '<>', ref('processing_units.source_hash')).as('is_stale'),
          ]),
      ).as('translations'),
      jsonArrayFrom(
        eb
          .selectFrom('article_notes')
          .whereRef('article_notes.article_id', '=', 'articles.article_id')
          .select([
            'note_id',
            'kind',
            sql<string>`to_char(noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'),
          ])
          .select(['wrong', 'right_text as right'])
          .orderBy('noted_at', 'desc')
          .orderBy('note_id', 'desc'),
      ).as('change_log'),
      THREADS.as('threads'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const body = fillIn(LATER_FIELDS, row.body)
  return {
    article_id: row.article_id,
    title: row.title,
    summary: row.summary,
    gs_paper_category: row.gs_paper_category,
    syllabus: syllabusLines(row.syllabus),
    must_know: body.must_know,
    must_know_translated: body.must_know_translated,
    sources: body.sources,
    facts: body.facts,
    since_then: body.since_then,
    asked_before: body.asked_before,
    study_with: body.study_with,
    watch: body.watch,
    figures: figuresWith(body.figures, row.figure_images),
    change_log: row.change_log as Article['change_log'],
    threads: row.threads,
    reading_minutes: row.reading_minutes,
    // jsonb does not keep the order of keys.
    analysis_text: normaliseAnalysis(body.analysis_text),
    ...withTranslations(
      {
        title_translated: body.title_translated,
        summary_translated: body.summary_translated,
        analysis_text_translated: Object.fromEntries(
          Object.entries(body.analysis_text_translated).map(([language, sections]) => [language, normaliseAnalysis(sections)]),
        ),
      },
      row.translations as KeptRow[],
    ),
    ...withRecordings(body.audio_overview_url as Article['audio_overview_url'], row.article_id, row.recordings),
    daily_entries: { publication_date: row.publication_date },
    follow_up_data: body.follow_up_data,
    mains_model_answers: body.mains_model_answers.map(mainsAnswerOf),
    potential_questions: row.potential_questions as Article['potential_questions'],
    quiz_title: row.quiz_title,
    quiz_title_translated: body.quiz_title_translated,
    status: row.status as Article['status'],
    locked: [],
  }
}

const FIGURE_IMAGES = sql<FigureImage[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'image_id', image.image_id, 'type', image.type, 'width', image.width, 'height', image.height,
    'widths', (select coalesce(jsonb_agg(file.width order by file.width), '[]') from figure_files as file
      where file.image_id = image.image_id and image.type <> 'svg'))), '[]')
  from figure_images as image
  where image.image_id in (select (figure ->> 'image')::uuid from jsonb_array_elements(articles.body -> 'figures') as figure
    where figure ->> 'kind' = 'image'))`

const THREADS = sql<Article['threads']>`(
  select coalesce(jsonb_agg(jsonb_build_object('thread_id', thread_id, 'title', threads.title, 'title_translated',
    (select coalesce(jsonb_object_agg(language, texts -> 'title'), '{}') from jsonb_each(threads.translated) as given (language, texts)
      where texts ? 'title')) order by threads.title, thread_id), '[]')
  from thread_articles join threads using (thread_id) where thread_articles.article_id = articles.article_id)`
