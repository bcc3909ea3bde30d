import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import type { ArticleChange } from '#contract/newsroom/entries.ts'
import type { EntryAction } from '#contract/newsroom/entry-rules.ts'
import { figuresWith } from '#contract/newsroom/figure-upload.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { readingMinutes } from '#contract/reading/analysis.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { FigureImage } from '#contract/reading/provenance.ts'
import { syllabusLines } from '#contract/syllabus/nodes.ts'
import { fingerprint } from '#server/newsroom/shared/fingerprint.ts'
import { mainsAnswerOf } from '#server/practice/shared/question-key.ts'

export interface KnownArticle {
  article_id: string
  upload: ArticleUpload
}

/** `article_id` is `null` for a new article. */
export interface WantedArticle {
  article_id: string | null
  upload: ArticleUpload
}

/** Ignores case. Matched articles keep ids, bookmarks and progress. */
export function pairedByTitle(before: KnownArticle[], uploads: ArticleUpload[]): WantedArticle[] {
  const ids = new Map(before.map(({ article_id, upload }) => [upload.title.toLowerCase(), article_id]))
  return uploads.map((upload) => ({ article_id: ids.get(upload.title.toLowerCase()) ?? null, upload }))
}

/** New order first, then removed articles. */
export function changesBetween(before: KnownArticle[], wanted: WantedArticle[]): ArticleChange[] {
  const known = new Map(before.map((article) => [article.article_id, article]))
  const ranks = ranksOf(before, wanted)
  const changes = wanted.map(({ article_id, upload }): ArticleChange => {
    const old = article_id === null ? undefined : known.get(article_id)
    if (!old) return { article_id, title: upload.title, change: 'new', fields: [] }
    const fields = [...fieldsChanged(old.upload, upload), ...(ranks.isMoved(old.article_id) ? ['position'] : [])]
    return { article_id, title: upload.title, change: fields.length > 0 ? 'changed' : 'unchanged', fields }
  })
  const staying = new Set(wanted.map(({ article_id }) => article_id))
  const gone = before.filter(({ article_id }) => !staying.has(article_id))
  return [
    ...changes,
    ...gone.map(({ article_id, upload }) => ({ article_id, title: upload.title, change: 'removed' as const, fields: [] })),
  ]
}

/** Compares positions among remaining articles: one added above moves nothing. */
function ranksOf(before: KnownArticle[], wanted: WantedArticle[]) {
  const after = wanted.map(({ article_id }) => article_id)
  const staying = before.map(({ article_id }) => article_id).filter((id) => after.includes(id))
  const then = after.filter((id) => id !== null && staying.includes(id))
  return { isMoved: (id: string) => staying.indexOf(id) !== then.indexOf(id) }
}

const IN_PARTS = [
  'analysis_text',
  'follow_up_data',
  'title_translated',
  'summary_translated',
  'analysis_text_translated',
  'must_know_translated',
  'quiz_title_translated',
  'potential_questions',
]

export function fieldsChanged(before: ArticleUpload, after: ArticleUpload): string[] {
  return differing(comparable(before), comparable(after)).flatMap(([field, one, other]) =>
    IN_PARTS.includes(field) ? differing(one ?? {}, other ?? {}).map(([part]) => `${field}.${part}`) : [field],
  )
}

type Bag = Record<string, unknown>

function differing(before: object, after: object): [field: string, before: Bag | undefined, after: Bag | undefined][] {
  const [one, other] = [before as Bag, after as Bag]
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return fields
    .filter((field) => fingerprint(one[field]) !== fingerprint(other[field]))
    .map((field) => [field, one[field] as Bag | undefined, other[field] as Bag | undefined])
}

/** Equates missing and empty values. */
const comparable = (upload: ArticleUpload): ArticleUpload => ({
  ...upload,
  quiz_title: upload.quiz_title ?? upload.title,
  potential_questions: { prelims_quiz: upload.potential_questions?.prelims_quiz ?? [] },
})

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

export const AUDITED: Record<Exclude<EntryAction, 'found'>, AuditAction> = {
  uploaded: 'entry.uploaded',
  replaced: 'entry.replaced',
  published: 'entry.published',
  unpublished: 'entry.unpublished',
  scheduled: 'entry.scheduled',
  edited: 'article.edited',
  restored: 'entry.restored',
  deleted: 'entry.deleted',
}

export function statusAction(status: Article['status'], scheduled_for: unknown): 'published' | 'scheduled' | 'unpublished' {
  if (status === 'published') return 'published'
  return scheduled_for ? 'scheduled' : 'unpublished'
}
