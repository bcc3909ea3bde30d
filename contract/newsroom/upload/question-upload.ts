import { z } from 'zod'
import { cutText } from '#contract/cut-text.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { prose } from '#contract/text.ts'
import { letterOf, readOptions } from './question-options.ts'
import { Explanation, letterMistakes, QuestionTranslations } from './question-translations.ts'
import { shapeOf } from './upload-shapes.ts'

const QuestionShape = z.object(
  {
    question_text: prose(4000, 'A question').optional(),
    question_stem: prose(4000, 'A question').optional(),
    options: z.unknown().optional(),
    correct_option: z.unknown().optional(),
    explanation: Explanation.default(''),
    syllabus: NodeIds.optional(),
    translated: QuestionTranslations.default({}),
  },
  { error: 'A question must be an object' },
)

export const QUESTION_UPLOAD_FIELDS = Object.keys(QuestionShape.shape)

const Question = z.unknown().transform((given, context) => {
  const fail = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
  const shape = QuestionShape.safeParse(given)
  for (const issue of shape.error?.issues ?? []) fail(issue.path as string[], issue.message)
  const raw = (given !== null && typeof given === 'object' ? given : {}) as Record<string, unknown>
  const text = shape.data?.question_text ?? shape.data?.question_stem
  if (raw.question_text === undefined && raw.question_stem === undefined)
    fail(['question_text'], 'A question needs question_text or question_stem')
  const { options, mistakes } = readOptions(raw.options)
  for (const { path, message } of mistakes) fail(['options', ...path], message)
  const named = raw.correct_option
  const isNamed = typeof named === 'string' || typeof named === 'number'
  const correct = isNamed ? letterOf(named, options) : undefined
  if (!isNamed) fail(['correct_option'], 'correct_option is required')
  else if (mistakes.length === 0 && !correct)
    fail(['correct_option'], `"${cutText(String(named), 80)}" is not one of the options`)
  const { explanation = '', syllabus, translated = {} } = shape.data ?? {}
  if (mistakes.length === 0)
    for (const { path, message } of letterMistakes(translated, Object.keys(options).sort()))
      fail(['translated', ...path], message)
  return {
    question_text: text ?? '',
    options,
    correct_option: correct ?? '',
    explanation,
    ...(syllabus && { syllabus }),
    ...(Object.keys(translated).length > 0 && { translated }),
  }
})

export const QuestionUpload = Question.meta(shapeOf(QuestionShape))
