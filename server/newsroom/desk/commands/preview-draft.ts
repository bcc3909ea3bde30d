import { MAX_DETAILS } from '#contract/error-reply.ts'
import { draftFrom } from '#contract/newsroom/desk/desk-sections.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { previewOf } from '#server/newsroom/shared/upload-form.ts'
import { validPart } from '#server/newsroom/shared/valid-part.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { withTickets } from '#server/reading/figures/commands/figure-ticket.ts'
import { findImages } from '#server/reading/figures/commands/find-images.ts'
import { savedSections } from '../queries/drafts.ts'
import { draftRow } from '../queries/listed-drafts.ts'
import { type Mistake, mistakesIn, mistakesInNews } from '../rules.ts'

/** @throws HttpError 404 */
export async function previewDraft(
  db: Db,
  draftId: string,
  sessionId: string,
  now: Date,
): Promise<{ article: Article | null; mistakes: Mistake[] }> {
  const { kind, title, day } = await draftRow(db, draftId)
  const sections = (await savedSections(db, [draftId])).get(draftId) ?? {}
  const draft = { title, ...draftFrom(sections) }
  const found = kind === 'in_news' ? mistakesInNews(sections) : mistakesIn(draft)
  const mistakes = found.slice(0, MAX_DETAILS)
  if (kind === 'in_news') return { article: null, mistakes }
  const upload = validPart(draft, title)?.upload
  if (!upload) return { article: null, mistakes }
  const images = await withTickets(db, await findImages(db, [upload]), sessionId, now)
  const publication_date = day ?? dayIn(INDIA, now)
  return { article: previewOf({ article_id: null, upload }, { publication_date, status: 'draft' }, images), mistakes }
}
