import { z } from 'zod'
import { inFigureLanguages } from '#contract/in-targets.ts'
import { byTarget } from '#contract/languages.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import {
  ASKED_PAPERS,
  FIGURE_PLACES,
  MAP_AREAS,
  SOURCE_KINDS,
  type SourceKind,
  STUDY_KINDS,
  VALUE_KINDS,
} from './provenance-rules.ts'

const translated = z.object(byTarget(() => z.string().optional())).optional()
const inEach = z.object(inFigureLanguages(z.string()))
/** Index in `sources`. */
const source = z.number().int().min(0)

export const Source = z.object({
  title: z.string(),
  publisher: z.string(),
  kind: z.enum(Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]]),
  date: Day,
  url: z.string(),
})
export type Source = z.infer<typeof Source>

export const Fact = z.object({ sentence: z.string(), value: z.string(), source, date: Day, translated })
export type Fact = z.infer<typeof Fact>

export const SinceThen = z.object({ date: Day, text: z.string(), source, translated })
export type SinceThen = z.infer<typeof SinceThen>

/** In own words. */
export const AskedBefore = z.object({
  year: z.number().int(),
  paper: z.enum(ASKED_PAPERS),
  question: z.number().int(),
  theme: z.string(),
  translated,
})
export type AskedBefore = z.infer<typeof AskedBefore>

export const StudyWith = z.object({ kind: z.enum(STUDY_KINDS), text: z.string(), translated })
export type StudyWith = z.infer<typeof StudyWith>

/** `date`: last day of the expected period. */
export const Watch = z.object({ date: Day, text: z.string(), translated })
export type Watch = z.infer<typeof Watch>

const VALUE = { kind: z.enum(VALUE_KINDS), text: z.string(), paragraph: z.string().optional(), translated }

export const Value = z.object({ ...VALUE, source })
export type Value = z.infer<typeof Value>

/** Where the article may be gone. */
export const SourcedValue = z.object({ ...VALUE, source: Source })
export type SourcedValue = z.infer<typeof SourcedValue>

const UNDER_FIGURE = { caption: inEach, source: source.optional() }
const IN_TEXT = { after: z.enum(FIGURE_PLACES), ...UNDER_FIGURE }

/** Pixels. `widths`: none for SVG. */
export const FigureImage = z.object({
  image_id: Id,
  type: z.enum(['svg', 'webp']),
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  /** For unpublished figures. */
  ticket: z.string().optional(),
})

export type FigureImage = z.infer<typeof FigureImage>

const IMAGE = { kind: z.literal('image'), image: FigureImage, alt: inEach }
const MAP = {
  kind: z.literal('map'),
  area: z.enum(MAP_AREAS),
  /** Degrees, north and east positive. */
  points: z.array(z.object({ label: inEach, latitude: z.number(), longitude: z.number() })),
  alt: inEach,
}
const TABLE = { kind: z.literal('table'), columns: z.array(inEach), rows: z.array(z.array(inEach)) }
const FLOW = { kind: z.literal('flow'), steps: z.array(z.object({ label: inEach, note: inEach.optional() })) }
const CHART = {
  kind: z.literal('chart'),
  unit: inEach,
  bars: z.array(z.object({ label: inEach, value: z.number() })),
}

export const Figure = z.discriminatedUnion('kind', [
  z.object({ ...IMAGE, ...IN_TEXT }),
  z.object({ ...MAP, ...IN_TEXT }),
  z.object({ ...TABLE, ...IN_TEXT }),
  z.object({ ...FLOW, ...IN_TEXT }),
  z.object({ ...CHART, ...IN_TEXT }),
])
export type Figure = z.infer<typeof Figure>

/** Of a mains question: what a candidate could draw. */
export const Sketch = z.discriminatedUnion('kind', [
  z.object({ ...TABLE, ...UNDER_FIGURE }),
  z.object({ ...FLOW, ...UNDER_FIGURE }),
  z.object({ ...CHART, ...UNDER_FIGURE }),
  z.object({ ...MAP, ...UNDER_FIGURE }),
])
export type Sketch = z.infer<typeof Sketch>

/** Where the article may be gone. */
export const SourcedSketch = z.object({ figure: Sketch, source: Source.optional() })
export type SourcedSketch = z.infer<typeof SourcedSketch>

export const ArticleNote = z.object({
  note_id: Id,
  kind: z.enum(['correction', 'since_then', 'machine']),
  at: Instant,
  /** Empty but for corrections. */
  wrong: z.string(),
  /** The correct or added text; the model that drafted parts of the article. */
  right: z.string(),
})
export type ArticleNote = z.infer<typeof ArticleNote>
