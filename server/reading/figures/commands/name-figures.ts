import { UNKNOWN_FIGURE } from '#contract/reading/figure-rules.ts'
import type { Figure } from '#contract/reading/provenance.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

interface WithFigures {
  figures: readonly ({ kind: 'image'; image: string } | { kind: Exclude<Figure['kind'], 'image'> })[]
}

type ArticlePath = (index: number) => string

/**
 * Must run in the transaction that saves the articles, so that no picture is deleted before.
 * @throws HttpError 422
 */
export async function nameFigures(db: Db, articles: readonly WithFigures[], path: ArticlePath, now: Date): Promise<void> {
  const named = namedIn(articles, path)
  if (named.length === 0) return
  const stored = await db
    .updateTable('figure_images')
    .set({ named_at: now })
    .where('image_id', 'in', [...new Set(named.map(({ image }) => image))])
    .returning('image_id')
    .execute()
  assertKnown(
    named,
    stored.map(({ image_id }) => image_id),
  )
}

/** @throws HttpError 422 */
export function assertStored(articles: readonly WithFigures[], stored: readonly string[], path: ArticlePath): void {
  assertKnown(namedIn(articles, path), stored)
}

interface Named {
  image: string
  path: string
}

const namedIn = (articles: readonly WithFigures[], path: ArticlePath): Named[] =>
  articles.flatMap(({ figures }, article) =>
    figures.flatMap((figure, index) =>
      figure.kind === 'image' ? [{ image: figure.image, path: `${path(article)}.figures[${index}].image` }] : [],
    ),
  )

function assertKnown(named: readonly Named[], stored: readonly string[]): void {
  const known = new Set(stored)
  const details = named.flatMap(({ image, path }) => (known.has(image) ? [] : [{ path, message: UNKNOWN_FIGURE }]))
  if (details.length > 0) throw new HttpError(422, UNKNOWN_FIGURE, { details })
}
