import { z } from 'zod'
import { byTarget } from '#contract/languages.ts'

const Words = z.object({ en: z.string(), ...byTarget(() => z.string().optional()) })

/** A line of the syllabus, or a part of one, with the short name of its paper. */
export const SyllabusLine = z.object({ node_id: z.string(), paper: Words, text: Words })
export type SyllabusLine = z.infer<typeof SyllabusLine>
