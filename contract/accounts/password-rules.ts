import { SENTENCES } from './account-rules.ts'

export const ADMIN_PASSWORD_MIN = 12

export interface PasswordOwner {
  email: string
  role?: string | undefined
}

/** What a person may not choose as a password, besides those that are too short, too long or common. */
export function passwordMistake(password: string, { email, role }: PasswordOwner): string | undefined {
  if (password.trim() === '') return SENTENCES.passwordBlank
  if (isNameOfProduct(password) || isOwnEmail(password, email)) return SENTENCES.passwordObvious
  if (role === 'admin' && !isLongPassword(password)) return SENTENCES.passwordShortForAdmin
  return undefined
}

export const isLongPassword = (password: string): boolean => password.length >= ADMIN_PASSWORD_MIN

/** Digits and punctuation around the name do not make it harder to guess. */
const isNameOfProduct = (password: string): boolean =>
  /^(upsc|current|catalyst)+$/.test(plain(password).replace(/[^\p{L}]/gu, ''))

function isOwnEmail(password: string, email: string): boolean {
  const [address, given] = [plain(email), plain(password)]
  return given !== '' && [address, address.split('@')[0]].includes(given)
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
