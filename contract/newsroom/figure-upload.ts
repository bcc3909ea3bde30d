import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { byLanguage, inWords, LANGUAGES } from '#contract/languages.ts'
import { isOnMap, MAP_BOUNDS } from '#contract/reading/maps.ts'
import type { Figure, FigureImage } from '#contract/reading/provenance.ts'
import { FIGURE_PLACES, MAP_AREAS, MAX_PROVENANCE } from '#contract/reading/provenance-rules.ts'
import { prose } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'
import { SourceIndex } from './provenance-upload.ts'
import { list, record } from './upload-shapes.ts'

const inEachLanguage = (max: number, label: string, name: string) =>
  z.strictObject(
    byLanguage(() => prose(max, label)),
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `${quoteFields(issue.keys)}: languages are ${inWords(LANGUAGES)}`
          : `${name} must be an object with ${inWords(LANGUAGES)}`,
    },
  )

const degrees = (name: string, most: number) => {
  const error = { error: `${name} must be a number from -${most} to ${most}` }
  return z.number(error).min(-most, error).max(most, error)
}

const ANY_FIGURE = {
  after: z.enum(FIGURE_PLACES, { error: `after must be one of: ${FIGURE_PLACES.join(', ')}` }).default('present'),
  alt: inEachLanguage(600, 'The alternative text of a figure', 'alt'),
  caption: inEachLanguage(400, 'The caption of a figure', 'caption'),
  source: SourceIndex.optional(),
}

const ImageIn = record('A figure', {
  kind: z.literal('image'),
  image: z.uuid({ error: 'image must be the id of an uploaded picture' }).toLowerCase(),
  ...ANY_FIGURE,
})

const PointIn = record('A point', {
  label: inEachLanguage(60, 'The label of a point', 'label'),
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
})

const MapIn = record('A figure', {
  kind: z.literal('map'),
  area: z.enum(MAP_AREAS, { error: `area must be one of: ${MAP_AREAS.join(', ')}` }),
  points: boundedList(PointIn, {
    min: 1,
    max: MAX_PROVENANCE.points,
    error: 'points must be a list',
    tooFew: 'A map needs at least one point',
    tooMany: `A map can have at most ${MAX_PROVENANCE.points} points`,
  }),
  ...ANY_FIGURE,
}).superRefine(({ area, points }, context) => {
  for (const [index, point] of points.entries())
    if (!isOnMap(area, point))
      context.addIssue({
        code: 'custom',
        path: ['points', index],
        message: `The point is outside the map of India, which ${INDIA}`,
      })
})

const { south, north, west, east } = MAP_BOUNDS.india
const INDIA = `shows ${south} to ${north} degrees north and ${west} to ${east} degrees east: the area "world" has every point`

const FigureIn = z.discriminatedUnion('kind', [ImageIn, MapIn], { error: 'kind must be one of: image, map' })

export const Figures = list(FigureIn, MAX_PROVENANCE.figures, 'figures')

/** Omits missing pictures. */
export const figuresWith = (figures: z.output<typeof Figures>, images: readonly FigureImage[]): Figure[] =>
  figures.flatMap((figure): Figure[] => {
    if (figure.kind === 'map') return [figure]
    const image = images.find(({ image_id }) => image_id === figure.image)
    return image ? [{ ...figure, image }] : []
  })

export const FIGURE_FIELDS = [...new Set([...Object.keys(ImageIn.shape), ...Object.keys(MapIn.shape)])]
export const POINT_FIELDS = Object.keys(PointIn.shape)
