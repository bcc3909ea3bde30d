import { z } from 'zod'
import { TARGETS } from '#contract/languages.ts'
import { KEY_DEMANDS, MAINS_MARKS, marksOf, totalMarks } from '#contract/newsroom/mains-rules.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { prose } from '#contract/text.ts'
import { SketchIn } from './figure-upload.ts'
import { ValueBox } from './study-upload.ts'
import { list, record, translationsOf } from './upload-shapes.ts'

const DemandMarks = z
  .number({ error: 'marks must be a number' })
  .refine((marks) => marks > 0 && Number.isInteger(marks / KEY_DEMANDS.step), {
    error: `marks must be above 0, in steps of ${KEY_DEMANDS.step}`,
    // Otherwise their sum is reported too.
    abort: true,
  })

const Point = prose(300, 'A key demand')
const KeyDemand = record('A key demand', { point: Point, marks: DemandMarks })
export type KeyDemand = z.output<typeof KeyDemand>

const KeyDemands = list(KeyDemand, KEY_DEMANDS.most, 'key_demands').refine(
  ({ length }) => length === 0 || length >= KEY_DEMANDS.least,
  { error: `There must be ${KEY_DEMANDS.least} to ${KEY_DEMANDS.most} key demands, or none` },
)

const TEXTS = { question: prose(2000, 'A mains question'), answer: prose(20_000, 'A model answer') }

/** The points of the key demands in their order; marks are those of the English. */
const Translation = record('A translation of a model answer', {
  ...TEXTS,
  key_demands: list(Point, KEY_DEMANDS.most, 'key_demands').optional(),
})

const MainsFields = record('A model answer', {
  ...TEXTS,
  syllabus: NodeIds.optional(),
  /** Default: 15. */
  marks: z.literal(MAINS_MARKS, { error: `marks must be one of: ${MAINS_MARKS.join(', ')}` }).optional(),
  key_demands: KeyDemands.optional(),
  value_box: ValueBox.optional(),
  sketch: SketchIn.optional(),
  translated: translationsOf('a model answer', Translation).optional(),
})
type Mains = z.output<typeof MainsFields>

/** An empty list or object means none. */
export const MainsUpload = MainsFields.superRefine(({ marks, key_demands = [], translated = {} }, context) => {
  for (const mistake of countMistakes(key_demands.length, translated)) context.addIssue({ code: 'custom', ...mistake })
  const [total, expected] = [totalMarks(key_demands), marksOf({ marks })]
  if (key_demands.length > 0 && total !== expected)
    context.addIssue({
      code: 'custom',
      path: ['key_demands'],
      message: `The marks of the key demands add up to ${total}, but the question has ${expected}${marks ? '' : ', as it gives no marks'}`,
    })
}).transform(
  ({ key_demands = [], value_box = [], translated = {}, ...mains }): Mains => ({
    ...mains,
    ...(key_demands.length > 0 && { key_demands }),
    ...(value_box.length > 0 && { value_box }),
    ...(Object.keys(translated).length > 0 && { translated }),
  }),
)

function countMistakes(english: number, translated: NonNullable<Mains['translated']>) {
  return TARGETS.flatMap((language) => {
    const found = translated[language]?.key_demands?.length ?? 0
    if (!translated[language] || found === english) return []
    const message = `There are ${english} key demands in English, here ${found}`
    return [{ path: ['translated', language, 'key_demands'], message }]
  })
}

export const MAINS_FIELDS = Object.keys(MainsFields.shape)
export const MAINS_TRANSLATION_FIELDS = Object.keys(Translation.shape)
export const KEY_DEMAND_FIELDS = Object.keys(KeyDemand.shape)
