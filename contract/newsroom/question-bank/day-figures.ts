import { z } from 'zod'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { Id } from '#contract/text.ts'
import { LOOK_AGAIN } from './question-bank-rules.ts'

/** `null` below five people, so that nobody can be recognised. */
const People = z.number().int().min(0).nullable()

export const DayArticle = z.object({
  article_id: Id,
  title: z.string(),
  translated: z.array(z.enum(TARGETS)),
  recorded: z.array(z.enum(LANGUAGES)),
  opened: People,
  finished: People,
  /** Of reading: the length of the article for each person who finished it. */
  minutes: People,
  took_quiz: People,
  questions: z.array(
    z.object({
      question_id: Id,
      question_text: z.string(),
      /** First answers. */
      answers: People,
      facility: z.number().nullable(),
      discrimination: z.number().nullable(),
      look_again: z.array(z.enum(LOOK_AGAIN)),
    }),
  ),
})
export type DayArticle = z.infer<typeof DayArticle>
