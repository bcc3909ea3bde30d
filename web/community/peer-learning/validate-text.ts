import * as m from '#messages/community/peer-learning.ts'
import { FieldMistake, refuse } from '#web/platform/hooks/use-submit.ts'

interface TextRules {
  least?: number
  most: number
  /** The mistake of an empty text. */
  empty?: string
}

/** @throws FieldMistake if the trimmed text is too short or too long */
export function validateText(field: string, text: string, { least = 0, most, empty }: TextRules): string {
  const sent = text.trim()
  if (sent === '' && least > 0 && empty) throw new FieldMistake(field, empty)
  if (sent.length < least) throw new FieldMistake(field, m.tooShort({ least }))
  if (sent.length > most) throw new FieldMistake(field, m.tooLong({ most }))
  return sent
}

/** Runs every check. @throws FieldMistake the first, with the others */
export function validateAll<Values extends object>(checks: { [Name in keyof Values]: () => Values[Name] }): Values {
  const values: Partial<Values> = {}
  const mistakes: FieldMistake[] = []
  for (const name in checks)
    try {
      values[name] = checks[name]()
    } catch (error) {
      if (!(error instanceof FieldMistake)) throw error
      mistakes.push(error)
    }
  refuse(mistakes)
  return values as Values
}
