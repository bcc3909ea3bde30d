import { SENTENCES } from './account-rules.ts'

export const ADMIN_PASSWORD_MIN = 12

/** As it is hashed: another keyboard may write the same letters in another form of Unicode. */
export const passwordForm = (typed: string): string => typed.normalize('NFC')

/** Zero-width and filler characters do not count: they cannot be seen, and hardly typed again. */
export const passwordLength = (password: string): number => visible(passwordForm(password)).length

/** Without characters that show nothing. */
export const visible = (text: string): string => text.replace(/\p{DI}/gu, '')

export interface PasswordOwner {
  email: string
  role?: string | undefined
}

/** What a person may not choose as a password, besides those that are too short, too long or common. */
export function passwordMistake(password: string, { email, role }: PasswordOwner): string | undefined {
  if (!/[^\s\p{DI}\u2800]/u.test(password)) return SENTENCES.passwordBlank
  if (isNameOfProduct(password) || isOwnEmail(password, email)) return SENTENCES.passwordObvious
  if (role === 'admin' && !isLongPassword(password)) return SENTENCES.passwordShortForAdmin
  return undefined
}

export const isLongPassword = (password: string): boolean => passwordLength(password) >= ADMIN_PASSWORD_MIN

/** Digits and punctuation around the name do not make it harder to guess. */
const isNameOfProduct = (password: string): boolean =>
  /^(upsc|current|catalyst)+$/.test(plain(password).replace(/[^\p{L}]/gu, ''))

function isOwnEmail(password: string, email: string): boolean {
  const [address, given] = [plain(email), plain(password)]
  return given !== '' && [address, address.split('@')[0]].includes(given)
}

const plain = (text: string): string => visible(text.normalize('NFKC')).trim().toLowerCase()
