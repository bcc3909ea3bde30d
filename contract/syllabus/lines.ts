import { z } from 'zod'
import { byTarget } from '#contract/languages.ts'

const Words = z.object({ en: z.string(), ...byTarget(() => z.string().optional()) })

export const SyllabusLine = z.object({ node_id: z.string(), paper: Words, text: Words })
export type SyllabusLine = z.infer<typeof SyllabusLine>
