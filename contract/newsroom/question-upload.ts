import { z } from 'zod'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { prose, safeText } from '#contract/text.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

const Option = prose(1000, 'An option')

const QuestionShape = z.object(
  {
    question_text: prose(4000, 'A question').optional(),
    question_stem: prose(4000, 'A question').optional(),
    options: z.unknown().optional(),
    correct_option: z.unknown().optional(),
    explanation: safeText({ max: 4000, label: 'An explanation' })
      .transform((text) => unescapeNewlines(text).trim())
      .default(''),
    syllabus: NodeIds.optional(),
  },
  { error: 'A question must be an object' },
)

export const QUESTION_UPLOAD_FIELDS = Object.keys(QuestionShape.shape)

/** Checks every part even if another is invalid, so that all errors are reported at once. */
export const QuestionUpload = z.unknown().transform((given, context) => {
  const fail = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
  const shape = QuestionShape.safeParse(given)
  for (const issue of shape.error?.issues ?? []) fail(issue.path as string[], issue.message)
  const raw = (given !== null && typeof given === 'object' ? given : {}) as Record<string, unknown>
  const text = shape.data?.question_text ?? shape.data?.question_stem
  if (raw.question_text === undefined && raw.question_stem === undefined)
    fail(['question_text'], 'A question needs question_text or question_stem')
  const { options, mistakes } = readOptions(raw.options)
  for (const { path, message } of mistakes) fail(path, message)
  const named = raw.correct_option
  const isNamed = typeof named === 'string' || typeof named === 'number'
  const correct = isNamed ? letterOf(named, options) : undefined
  if (!isNamed) fail(['correct_option'], 'correct_option is required')
  else if (mistakes.length === 0 && !correct)
    fail(['correct_option'], `"${String(named).slice(0, 80)}" is not one of the options`)
  const { explanation = '', syllabus } = shape.data ?? {}
  return { question_text: text ?? '', options, correct_option: correct ?? '', explanation, ...(syllabus && { syllabus }) }
})

interface Read {
  /** Keyed by A, B, C, D, … whatever the form of the upload. */
  options: Record<string, string>
  mistakes: { path: string[]; message: string }[]
}

/** Options as a list, or as a map from letters in any case. */
function readOptions(given: unknown): Read {
  if (given === null || typeof given !== 'object')
    return {
      options: {},
      mistakes: [{ path: ['options'], message: 'Options must be a list of texts, or a map of letters to texts' }],
    }
  const isList = Array.isArray(given)
  const entries = Object.entries(given)
  const options: Read['options'] = {}
  const mistakes: Read['mistakes'] = []
  for (const [key, value] of entries) {
    const letter = isList ? LETTERS[Number(key)] : LETTERS.find((one) => one === key.trim().toUpperCase())
    const text = Option.safeParse(value)
    if (!letter && !isList) mistakes.push({ path: ['options', key], message: `"${key}" is not a letter from A to H` })
    if (!text.success)
      mistakes.push({ path: ['options', key], message: text.error.issues[0]?.message ?? 'An option must be text' })
    else if (letter) options[letter] = text.data
  }
  if (entries.length < 2 || entries.length > LETTERS.length)
    mistakes.push({ path: ['options'], message: `A question needs 2 to ${LETTERS.length} options` })
  return { options, mistakes }
}

/** The correct option can be given by its letter, its 0-based index or its full text. */
function letterOf(given: string | number, options: Record<string, string>): string | undefined {
  if (typeof given === 'number') return Object.keys(options).sort()[given]
  const letter = given.trim().toUpperCase()
  if (letter in options) return letter
  return Object.keys(options).find((key) => options[key] === given.trim())
}
