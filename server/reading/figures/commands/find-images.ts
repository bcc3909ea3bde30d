import type { Figure } from '#contract/reading/provenance.ts'
import type { Db } from '#server/db/open.ts'
import { imagesBy, type StoredImage } from '../queries.ts'

interface WithFigures {
  figures: readonly ({ kind: 'image'; image: string } | { kind: Exclude<Figure['kind'], 'image'> })[]
}

export function findImages(db: Db, articles: readonly WithFigures[]): Promise<StoredImage[]> {
  const ids = articles.flatMap(({ figures }) => figures.flatMap((figure) => (figure.kind === 'image' ? [figure.image] : [])))
  return imagesBy(db, [...new Set(ids)])
}
