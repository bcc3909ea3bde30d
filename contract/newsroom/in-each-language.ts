import { z } from 'zod'
import { byLanguage, inWords, LANGUAGES } from '#contract/languages.ts'
import { prose } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'

export const inEachLanguage = (max: number, label: string, name: string) =>
  z.strictObject(
    byLanguage(() => prose(max, label)),
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `${quoteFields(issue.keys)}: languages are ${inWords(LANGUAGES)}`
          : `${name} must be an object with ${inWords(LANGUAGES)}`,
    },
  )
