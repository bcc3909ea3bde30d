import { PASSWORD_MAX, PASSWORD_MIN, SENTENCES } from '#contract/accounts/account-rules.ts'

/** What can be said about a new password before asking the server: the first mistake, and the field it belongs to. */
export function passwordMistake(
  password: string,
  confirmation: string,
): { field: 'password' | 'confirmation'; text: string } | undefined {
  if (password !== confirmation) return { field: 'confirmation', text: SENTENCES.passwordsDiffer }
  if (password.length < PASSWORD_MIN) return { field: 'password', text: SENTENCES.passwordShort }
  if (password.length > PASSWORD_MAX) return { field: 'password', text: SENTENCES.passwordLong }
  return undefined
}
