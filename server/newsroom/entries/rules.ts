import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import type { ArticleChange } from '#contract/newsroom/entries.ts'
import type { EntryAction } from '#contract/newsroom/entry-rules.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import type { Article } from '#contract/reading/articles.ts'
import { fingerprint } from '#server/newsroom/shared/fingerprint.ts'
import type { KnownArticle, WantedArticle } from '#server/newsroom/shared/upload-form.ts'

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
