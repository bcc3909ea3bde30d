import { z } from 'zod'
import { byTarget, TARGETS_IN_WORDS } from '#contract/languages.ts'
import { prose } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'

export const translatedText = (max: number, label: string) =>
  z
    .strictObject(
      byTarget(() => prose(max, label).optional()),
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `${quoteFields(issue.keys)}: translations are in ${TARGETS_IN_WORDS}`
            : `translated must be an object with ${TARGETS_IN_WORDS}`,
      },
    )
    .optional()
