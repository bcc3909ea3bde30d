import { createRequire } from 'node:module'
import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/mails/shared.ts'
import type { Mail } from './mail.ts'
import type { MailText, mailPage } from './mail-page.ts'

/** Most processes send no mail. */
const drawing = () => createRequire(import.meta.url)('./mail-page.ts') as { mailPage: typeof mailPage }

export function composeMail(said: MailText): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: oneLine(said.subject), ...drawing().mailPage(said) }
}

/** The first paragraph. */
export const hello = (language: Language, username: string): string => TEXTS[language].hello({ username })

/** A line break would start another header. */
const oneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()
