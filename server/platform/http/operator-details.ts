import type { ErrorReportSettings } from '#server/settings/error-report-settings.ts'
import type { Operator } from '#server/settings/operator-settings.ts'

/** Placeholders of the built legal pages, which only the running server can fill in. */
const PLACEHOLDER = /\{(operator|grievance|security|errors)\.(name|address|email|contact|reports)\}/g

/** Placeholder of the pricing page with the sentence for the prices of the plans. */
const MEMBER_PRICE = /\{member\.price\|([^{}]*)\}/g

/** Fills in what members pay, if the operator has set other prices than those of the plans. */
export const withMemberPrice = (html: string, sentence: string | null): string =>
  html.replace(MEMBER_PRICE, (_, usual: string) => (sentence === null ? usual : escaped(sentence)))

/** Text that is shown only where a detail is set (`if`) or only where it is not (`unless`). */
const CONDITION = /\[(if|unless) operator\.(name|address|email)\](.*?)\[end\]/gs

/** What conditions have left without a text: paragraphs, and then sections that have nothing but their title. */
const EMPTY_PARAGRAPH = /<p[^>]*><\/p>/g
const EMPTY_SECTION = /<section[^>]*><h2[^>]*>[^<]*<\/h2><\/section>/g

/** Fills in who runs the site and whether errors are reported, as HTML, and leaves out what is not set. */
export function withOperator(html: string, operator: Operator, errorReports: ErrorReportSettings): string {
  const details: Record<string, string> = {
    'operator.name': escaped(operator.name ?? 'the operator of this site'),
    'operator.address': escaped(operator.address ?? 'not given by the operator'),
    'operator.email': contactLink(operator.email),
    'grievance.name': escaped(operator.grievanceOfficer ?? 'the operator of this site'),
    'grievance.email': contactLink(operator.grievanceEmail),
    'security.contact': contactLink(operator.securityContact),
    'errors.reports': aboutReports(errorReports),
  }
  return withoutGaps(html, operator).replace(PLACEHOLDER, (placeholder) => details[placeholder.slice(1, -1)] ?? placeholder)
}

function withoutGaps(html: string, operator: Operator): string {
  return html
    .replace(CONDITION, (_, word: string, name: 'name' | 'address' | 'email', text: string) =>
      (operator[name] === null) === (word === 'unless') ? text : '',
    )
    .replace(EMPTY_PARAGRAPH, '')
    .replace(EMPTY_SECTION, '')
}

function aboutReports({ dsn, personalData }: ErrorReportSettings): string {
  if (!dsn) return 'no error reports are sent to anyone.'
  const person = personalData ? 'a description of your browser and your account number' : 'nothing that identifies you'
  return `when something goes wrong in our software, a service that collects error reports for us receives the type of error, where in the software it happened, the type of page and ${person}. Reports do not contain what you wrote, your email address or your network address.`
}

function contactLink(contact: string | null): string {
  if (contact === null) return 'through the <a href="/feedback/submit">feedback form</a>'
  return `<a href="${escaped(addressOf(contact))}">${escaped(contact)}</a>`
}

/** @param contact an email address or an https URL */
export const addressOf = (contact: string): string => (contact.startsWith('https:') ? contact : `mailto:${contact}`)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)
