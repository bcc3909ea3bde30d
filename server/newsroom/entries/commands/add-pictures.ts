import { Readable } from 'node:stream'
import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { Db } from '#server/db/open.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { addFigure } from '#server/reading/figures/commands/add-figure.ts'

/** For the command line and sample content. */
const NO_QUOTA = { figures: { most: 0, perSeconds: 1 } }

/**
 * @param fileOf file by the day's id for it; `undefined` if stored already
 * @returns the day with stored ids
 */
export async function addPictures(
  db: Db,
  storage: Storage,
  day: DayUpload,
  fileOf: (id: string) => Buffer | undefined,
  now: Date,
): Promise<DayUpload> {
  const ids = new Map<string, string>()
  for (const id of picturesIn(day)) {
    const file = fileOf(id)
    if (!file) continue
    const { image_id } = await addFigure(db, Readable.from([file]), { storage, quotas: NO_QUOTA }, null, now)
    ids.set(id, image_id)
  }
  return {
    ...day,
    articles: day.articles.map((article) => ({ ...article, figures: article.figures.map((one) => renamed(one, ids)) })),
  }
}

type Figure = DayUpload['articles'][number]['figures'][number]

const picturesIn = ({ articles }: DayUpload): Set<string> =>
  new Set(articles.flatMap(({ figures }) => figures.flatMap((one) => (one.kind === 'image' ? [one.image] : []))))

const renamed = (figure: Figure, ids: Map<string, string>): Figure =>
  figure.kind === 'image' ? { ...figure, image: ids.get(figure.image) ?? figure.image } : figure
