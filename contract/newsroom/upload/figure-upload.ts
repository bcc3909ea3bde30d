import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { isOnMap, MAP_BOUNDS, type MapArea, type Place } from '#contract/reading/maps.ts'
import type { Figure, FigureImage } from '#contract/reading/provenance.ts'
import { FIGURE_PLACES, MAP_AREAS, MAX_PROVENANCE } from '#contract/reading/provenance-rules.ts'
import { BAR_FIELDS, CHART, checkRows, FLOW, STEP_FIELDS, TABLE } from './diagram-upload.ts'
import { inEachLanguage } from './in-each-language.ts'
import { SourceIndex } from './provenance-upload.ts'
import { list, record } from './upload-shapes.ts'

export const degrees = (name: string, most: number) => {
  const error = { error: `${name} must be a number from -${most} to ${most}` }
  return z.number(error).min(-most, error).max(most, error)
}

const ALT = { alt: inEachLanguage(600, 'The alternative text of a figure', 'alt') }
const UNDER_FIGURE = {
  caption: inEachLanguage(400, 'The caption of a figure', 'caption'),
  source: SourceIndex.optional(),
}
const IN_TEXT = {
  after: z.enum(FIGURE_PLACES, { error: `after must be one of: ${FIGURE_PLACES.join(', ')}` }).default('present'),
  ...UNDER_FIGURE,
}

const IMAGE = {
  kind: z.literal('image'),
  image: z.uuid({ error: 'image must be the id of an uploaded picture' }).toLowerCase(),
  ...ALT,
}

const PointIn = record('A point', {
  label: inEachLanguage(60, 'The label of a point', 'label'),
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
})

const MAP = {
  kind: z.literal('map'),
  area: z.enum(MAP_AREAS, { error: `area must be one of: ${MAP_AREAS.join(', ')}` }),
  points: boundedList(PointIn, {
    min: 1,
    max: MAX_PROVENANCE.points,
    error: 'points must be a list',
    tooFew: 'A map needs at least one point',
    tooMany: `A map can have at most ${MAX_PROVENANCE.points} points`,
  }),
  ...ALT,
}

function checkPoints({ area, points }: { area: MapArea; points: readonly Place[] }, context: z.RefinementCtx): void {
  for (const [index, point] of points.entries())
    if (!isOnMap(area, point))
      context.addIssue({
        code: 'custom',
        path: ['points', index],
        message: `The point is outside the map of India, which ${INDIA}`,
      })
}

const { south, north, west, east } = MAP_BOUNDS.india
const INDIA = `shows ${south} to ${north} degrees north and ${west} to ${east} degrees east: the area "world" has every point`

const FigureIn = z.discriminatedUnion(
  'kind',
  [
    record('A figure', { ...IMAGE, ...IN_TEXT }),
    record('A figure', { ...MAP, ...IN_TEXT }).superRefine(checkPoints),
    record('A figure', { ...TABLE, ...IN_TEXT }).superRefine(checkRows),
    record('A figure', { ...FLOW, ...IN_TEXT }),
    record('A figure', { ...CHART, ...IN_TEXT }),
  ],
  { error: 'kind must be one of: image, map, table, flow, chart' },
)

export const Figures = list(FigureIn, MAX_PROVENANCE.figures, 'figures')

/** Of a mains question: what a candidate could draw. */
export const SketchIn = z.discriminatedUnion(
  'kind',
  [
    record('A sketch', { ...TABLE, ...UNDER_FIGURE }).superRefine(checkRows),
    record('A sketch', { ...FLOW, ...UNDER_FIGURE }),
    record('A sketch', { ...CHART, ...UNDER_FIGURE }),
    record('A sketch', { ...MAP, ...UNDER_FIGURE }).superRefine(checkPoints),
  ],
  { error: 'kind must be one of: table, flow, chart, map' },
)

/** Omits missing pictures. */
export const figuresWith = (figures: z.output<typeof Figures>, images: readonly FigureImage[]): Figure[] =>
  figures.flatMap((figure): Figure[] => {
    if (figure.kind !== 'image') return [figure]
    const image = images.find(({ image_id }) => image_id === figure.image)
    return image ? [{ ...figure, image }] : []
  })

const POINT_FIELDS = Object.keys(PointIn.shape)
const SKETCH_FIELDS = [...new Set([MAP, TABLE, FLOW, CHART, UNDER_FIGURE].flatMap((shape) => Object.keys(shape)))]
const FIGURE_FIELDS = [...new Set([...Object.keys({ ...IMAGE, ...IN_TEXT }), ...SKETCH_FIELDS])]
const fieldsAt = (place: string, fields: string[]): [string, string[]][] => [
  [place, fields],
  [`${place}.points[]`, POINT_FIELDS],
  [`${place}.steps[]`, STEP_FIELDS],
  [`${place}.bars[]`, BAR_FIELDS],
]

/** By place within an article. */
export const FIELDS_OF_FIGURES = Object.fromEntries([
  ...fieldsAt('.figures[]', FIGURE_FIELDS),
  ...fieldsAt('.mains_model_answers[].sketch', SKETCH_FIELDS),
])
