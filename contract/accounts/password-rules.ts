import { SENTENCES } from './account-rules.ts'

export const ADMIN_PASSWORD_MIN = 12

/** Unicode form depends on the keyboard. */
export const passwordForm = (typed: string): string => typed.normalize('NFC')

/** Excludes invisible characters. */
export const passwordLength = (password: string): number => visible(passwordForm(password)).length

export const visible = (text: string): string => text.replace(/\p{DI}/gu, '')

export interface PasswordOwner {
  email: string
  role?: string | undefined
}

export function passwordMistake(password: string, { email, role }: PasswordOwner): string | undefined {
  if (!/[^\s\p{DI}\u2800]/u.test(password)) return SENTENCES.passwordBlank
  if (isNameOfProduct(password) || isOwnEmail(password, email)) return SENTENCES.passwordObvious
  if (role === 'admin' && !isLongPassword(password)) return SENTENCES.passwordShortForAdmin
  return undefined
}

export const isLongPassword = (password: string): boolean => passwordLength(password) >= ADMIN_PASSWORD_MIN

/** Digits and punctuation add no security. */
const isNameOfProduct = (password: string): boolean =>
  /^(upsc|current|catalyst)+$/.test(plain(password).replace(/[^\p{L}]/gu, ''))

function isOwnEmail(password: string, email: string): boolean {
  const [address, given] = [plain(email), plain(password)]
  return given !== '' && [address, address.split('@')[0]].includes(given)
}

const plain = (text: string): string => visible(text.normalize('NFKC')).trim().toLowerCase()
