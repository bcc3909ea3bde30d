import { PASSWORD_MAX, PASSWORD_MIN, SENTENCES } from '#contract/accounts/account-rules.ts'
import { FieldMistake } from '#web/platform/hooks/use-submit.ts'

/** Only those that the browser can find. */
export function passwordMistakes(password: string, confirmation: string): FieldMistake[] {
  const mistakes: FieldMistake[] = []
  // In NFC, as the server counts. The server finds invisible characters.
  const { length } = password.normalize()
  if (length < PASSWORD_MIN) mistakes.push(new FieldMistake('password', SENTENCES.passwordShort))
  if (length > PASSWORD_MAX) mistakes.push(new FieldMistake('password', SENTENCES.passwordLong))
  if (mistakes.length === 0 && password !== confirmation)
    mistakes.push(new FieldMistake('confirmation', SENTENCES.passwordsDiffer))
  return mistakes
}
