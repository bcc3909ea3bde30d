import { z } from 'zod'
import { byTarget } from '#contract/languages.ts'

/** What a text of practice is in other languages, each whole or missing. */
export const inTargets = <T extends z.ZodType>(shape: T) => z.object(byTarget(() => shape.optional()))
