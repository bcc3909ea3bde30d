import type { FigureImage } from '#contract/reading/provenance.ts'
import type { Db } from '#server/db/open.ts'
import { imagesBy } from '../queries.ts'

interface WithFigures {
  figures: readonly ({ kind: 'image'; image: string } | { kind: 'map' })[]
}

/** The stored pictures that articles name. */
export function findImages(db: Db, articles: readonly WithFigures[]): Promise<FigureImage[]> {
  const ids = articles.flatMap(({ figures }) => figures.flatMap((figure) => (figure.kind === 'image' ? [figure.image] : [])))
  return imagesBy(db, [...new Set(ids)])
}
