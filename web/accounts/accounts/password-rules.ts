import { PASSWORD_MAX, PASSWORD_MIN, SENTENCES } from '#contract/accounts/account-rules.ts'

/** The first error of a new password that the browser can find, and the field that it belongs to. */
export function passwordError(
  password: string,
  confirmation: string,
): { field: 'password' | 'confirmation'; text: string } | undefined {
  if (password !== confirmation) return { field: 'confirmation', text: SENTENCES.passwordsDiffer }
  if (password.length < PASSWORD_MIN) return { field: 'password', text: SENTENCES.passwordShort }
  if (password.length > PASSWORD_MAX) return { field: 'password', text: SENTENCES.passwordLong }
  return undefined
}
