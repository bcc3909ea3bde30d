import { PASSWORD_MAX, PASSWORD_MIN, SENTENCES } from '#contract/accounts/account-rules.ts'
import { passwordForm, passwordLength } from '#contract/accounts/password-rules.ts'
import { FieldMistake } from '#web/platform/hooks/use-submit.ts'

/** The errors of a new password that the browser can find, each with its field. */
export function passwordMistakes(password: string, confirmation: string): FieldMistake[] {
  const mistakes: FieldMistake[] = []
  if (passwordLength(password) < PASSWORD_MIN) mistakes.push(new FieldMistake('password', SENTENCES.passwordShort))
  if (passwordForm(password).length > PASSWORD_MAX) mistakes.push(new FieldMistake('password', SENTENCES.passwordLong))
  if (password !== confirmation) mistakes.push(new FieldMistake('confirmation', SENTENCES.passwordsDiffer))
  return mistakes
}
