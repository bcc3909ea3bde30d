import { z } from 'zod'
import { prose } from '#contract/text.ts'
import { CORRECTION_SAME, MAX_CORRECTION } from './correction-rules.ts'

export const Correction = z
  .strictObject(
    { wrong: prose(MAX_CORRECTION, 'What was wrong'), right: prose(MAX_CORRECTION, 'What is right') },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? undefined : 'correction must be an object with wrong and right, each a text',
    },
  )
  .refine(({ wrong, right }) => wrong !== right, { error: CORRECTION_SAME, path: ['right'] })
export type Correction = z.output<typeof Correction>
