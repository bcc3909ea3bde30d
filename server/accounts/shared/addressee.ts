import type { Language } from '#contract/languages.ts'
import { languageOf } from '#server/platform/text/language-of.ts'

/** The receiver of a mail. */
export interface Addressee {
  email: string
  username: string
  language: Language
}

export interface AccountMail extends Omit<Addressee, 'email'> {
  url: string
}

interface Row {
  email: string
  username: string
  interface_language: string | null
}

export const toAddressee = ({ email, username, interface_language }: Row): Addressee => ({
  email,
  username,
  language: languageOf(interface_language),
})
