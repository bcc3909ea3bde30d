import { FieldMistake } from '#web/platform/hooks/use-submit.ts'

const COUNT = new Intl.NumberFormat('en-IN')

/**
 * Trims a text.
 * @throws FieldMistake if it is too short or too long
 */
export function validateText(field: string, text: string, { least = 0, most }: { least?: number; most: number }): string {
  const sent = text.trim()
  if (sent.length < least)
    throw new FieldMistake(field, least === 1 ? 'This field can’t be empty.' : `Please write at least ${least} characters.`)
  if (sent.length > most) throw new FieldMistake(field, `Please keep it to ${COUNT.format(most)} characters.`)
  return sent
}
