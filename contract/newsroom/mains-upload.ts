import { z } from 'zod'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { prose } from '#contract/text.ts'
import { SketchIn } from './figure-upload.ts'
import { KEY_DEMANDS, MAINS_MARKS, marksOf, totalMarks } from './mains-rules.ts'
import { ValueBox } from './study-upload.ts'
import { list, record } from './upload-shapes.ts'

const DemandMarks = z
  .number({ error: 'marks must be a number' })
  .refine((marks) => marks > 0 && Number.isInteger(marks / KEY_DEMANDS.step), {
    error: `marks must be above 0, in steps of ${KEY_DEMANDS.step}`,
    // Otherwise their sum is reported too.
    abort: true,
  })

const KeyDemand = record('A key demand', { point: prose(300, 'A key demand'), marks: DemandMarks })
export type KeyDemand = z.output<typeof KeyDemand>

const KeyDemands = list(KeyDemand, KEY_DEMANDS.most, 'key_demands').refine(
  ({ length }) => length === 0 || length >= KEY_DEMANDS.least,
  { error: `key_demands must have ${KEY_DEMANDS.least} to ${KEY_DEMANDS.most} points, or none` },
)

const MainsFields = record('A model answer', {
  question: prose(2000, 'A mains question'),
  answer: prose(20_000, 'A model answer'),
  syllabus: NodeIds.optional(),
  /** Default: 15. */
  marks: z.literal(MAINS_MARKS, { error: `marks must be one of: ${MAINS_MARKS.join(', ')}` }).optional(),
  key_demands: KeyDemands.optional(),
  value_box: ValueBox.optional(),
  sketch: SketchIn.optional(),
})

/** An empty list means none. */
export const MainsUpload = MainsFields.superRefine(({ marks, key_demands = [] }, context) => {
  const [total, expected] = [totalMarks(key_demands), marksOf({ marks })]
  if (key_demands.length > 0 && total !== expected)
    context.addIssue({
      code: 'custom',
      path: ['key_demands'],
      message: `The marks of key_demands add up to ${total}, but the question has ${expected}${marks ? '' : ', as it gives no marks'}`,
    })
}).transform(
  ({ key_demands = [], value_box = [], ...mains }): z.output<typeof MainsFields> => ({
    ...mains,
    ...(key_demands.length > 0 && { key_demands }),
    ...(value_box.length > 0 && { value_box }),
  }),
)

export const MAINS_FIELDS = Object.keys(MainsFields.shape)
export const KEY_DEMAND_FIELDS = Object.keys(KeyDemand.shape)
