import { z } from 'zod'
import { Id } from './text.ts'

/** `options` maps letters to texts; `correct_option` is one of the letters. */
export const QuizQuestion = z.object({
  question_id: Id,
  question_text: z.string(),
  options: z.record(z.string(), z.string()),
  correct_option: z.string(),
  explanation: z.string(),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>
