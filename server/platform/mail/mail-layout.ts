import { createRequire } from 'node:module'
import type { Mail } from './mail.ts'
import type { MailText, mailPage } from './mail-page.ts'

/** What draws mails takes memory that a process which sends none need not have. */
const drawing = () => createRequire(import.meta.url)('./mail-page.ts') as { mailPage: typeof mailPage }

/**
 * @returns both parts of a mail, in the look of the product, readable on a narrow screen, in light and in dark. Words are escaped by the
 * renderer: nothing somebody wrote becomes markup.
 */
export function composeMail(said: MailText): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: oneLine(said.subject), ...drawing().mailPage(said) }
}

/** A line break in a subject would begin a header of its own. */
const oneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()
