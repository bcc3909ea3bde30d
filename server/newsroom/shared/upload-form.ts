import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { figuresWith } from '#contract/newsroom/upload/figure-upload.ts'
import { readingMinutes } from '#contract/reading/analysis.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { FigureImage } from '#contract/reading/provenance.ts'
import { syllabusLines } from '#contract/syllabus/nodes.ts'
import { mainsAnswerOf } from '#server/practice/shared/question-key.ts'

type Bag = Record<string, unknown>

export interface KnownArticle {
  article_id: string
  upload: ArticleUpload
}

/** `article_id` is `null` for a new article. */
export interface WantedArticle {
  article_id: string | null
  upload: ArticleUpload
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)

/** Upload format without empty and derived fields. */
export function uploadForm(upload: ArticleUpload): Record<string, unknown> {
  const { title, summary, gs_paper_category, syllabus, analysis_text, quiz_title, potential_questions, follow_up_data, ...more } =
    upload
  const rest = {
    ...more,
    follow_up_data: filled(follow_up_data),
    potential_questions: filled(potential_questions ?? {}),
    quiz_title: quiz_title === title ? null : quiz_title,
  }
  return { title, summary, gs_paper_category, ...filled({ syllabus }), analysis_text, ...filled(rest) }
}

const filled = (bag: object): Bag => Object.fromEntries(Object.entries(bag).filter(([, value]) => !isEmpty(value)))

/** Ids exist only after storing. */
const NO_ID = '00000000-0000-7000-8000-000000000000'

/** As a Pro reader sees it. */
export function previewOf(
  { article_id, upload }: WantedArticle,
  { publication_date, status }: { publication_date: string; status: Article['status'] },
  images: readonly FigureImage[] = [],
): Article {
  const { quiz_title, potential_questions, mains_model_answers, ...more } = upload
  const questions = potential_questions?.prelims_quiz ?? []
  return {
    ...more,
    article_id: article_id ?? NO_ID,
    syllabus: syllabusLines(upload.syllabus),
    figures: figuresWith(upload.figures, images),
    change_log: [],
    threads: [],
    reading_minutes: readingMinutes(upload.summary, upload.analysis_text),
    daily_entries: { publication_date },
    audio_overview_url: upload.audio_overview_url as Article['audio_overview_url'],
    audio_voices: {},
    translation_notes: {},
    mains_model_answers: mains_model_answers.map(mainsAnswerOf),
    potential_questions:
      questions.length === 0
        ? null
        : {
            quiz_id: NO_ID,
            prelims_quiz: questions.map(({ syllabus: _, translated = {}, ...question }) => ({
              question_id: NO_ID,
              ...question,
              translated,
            })),
          },
    quiz_title: quiz_title ?? upload.title,
    status,
    locked: [],
  }
}
