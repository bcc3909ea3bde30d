import { createRequire } from 'node:module'
import type { Mail } from './mail.ts'
import type { MailText, mailPage } from './mail-page.ts'

/** The mail renderer is loaded on first use, because it takes memory and most processes send no mail. */
const drawing = () => createRequire(import.meta.url)('./mail-page.ts') as { mailPage: typeof mailPage }

/**
 * @returns the HTML and text parts of a mail, for narrow screens, light and dark themes. The renderer escapes text, so user content never
 * becomes markup.
 */
export function composeMail(said: MailText): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: oneLine(said.subject), ...drawing().mailPage(said) }
}

/** A line break in a subject would start another header. */
const oneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()
