import { z } from 'zod'
import { inFigureLanguages } from '#contract/in-targets.ts'
import { FIGURE_LANGUAGES, inWords, READ_LANGUAGES } from '#contract/languages.ts'
import { prose } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'

export const inEachLanguage = (max: number, label: string, name: string) =>
  z.strictObject(inFigureLanguages(prose(max, label)), {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${quoteFields(issue.keys)}: languages are ${inWords(READ_LANGUAGES)}`
        : `${name} must be an object with ${inWords(FIGURE_LANGUAGES)}`,
  })
