import type { ErrorReportSettings } from '#server/settings/error-report-settings.ts'
import { contactUrl, type Operator } from '#server/settings/operator-settings.ts'

/** Only the running server knows these. */
const PLACEHOLDER = /\{(operator|grievance|security|errors)\.(name|address|email|contact|reports)\}/g

const PRICE = /\{price\.([a-z]+)\|([^{}]*)\}/g

interface Details {
  operator: Operator
  errorReports: ErrorReportSettings
  /** `null` with the default prices. */
  prices: Record<string, string> | null
}

/** HTML; omits what is not set. */
export const operatorDetails =
  ({ operator, errorReports, prices }: Details) =>
  (html: string): string =>
    withPrices(withOperator(html, operator, errorReports), prices)

const withPrices = (html: string, prices: Details['prices']): string =>
  html.replace(PRICE, (_, name: string, usual: string) => escaped(prices?.[name] ?? usual))

/** `if` shows text when a detail is set, `unless` when not. Cannot nest. */
const CONDITION = /\[(if|unless) ([a-z]+\.[a-z]+)\](.*?)\[end\]/gs

/** Left empty by conditions. */
const EMPTY_PARAGRAPH = /<p[^>]*><\/p>/g
const EMPTY_SECTION = /<section[^>]*><h2[^>]*>[^<]*<\/h2><\/section>/g

function withOperator(html: string, operator: Operator, errorReports: ErrorReportSettings): string {
  const given: Texts = { ...detailsOf(operator), 'errors.reports': aboutReports(errorReports) }
  return withoutGaps(html, given).replace(PLACEHOLDER, (placeholder) => {
    const name = placeholder.slice(1, -1)
    return given[name] ?? NOT_GIVEN[name] ?? placeholder
  })
}

/** HTML; `null` if not set. */
type Texts = Record<string, string | null>

const detailsOf = (operator: Operator): Texts => ({
  'operator.name': operator.name && escaped(operator.name),
  'operator.address': operator.address && escaped(operator.address),
  'operator.email': operator.email && contactLink(operator.email),
  'grievance.name': operator.grievanceOfficer && escaped(operator.grievanceOfficer),
  'grievance.email': operator.grievanceEmail && contactLink(operator.grievanceEmail),
  'security.contact': operator.securityContact && contactLink(operator.securityContact),
})

const FEEDBACK = 'through the <a href="/feedback/submit">feedback form</a>'

/** For placeholders without condition. */
const NOT_GIVEN: Record<string, string> = {
  'operator.name': 'the people who run this site',
  'operator.address': 'not given by the operator',
  'operator.email': FEEDBACK,
  'grievance.name': 'the people who run this site',
  'grievance.email': FEEDBACK,
  'security.contact': FEEDBACK,
}

function withoutGaps(html: string, details: Texts): string {
  return html
    .replace(CONDITION, (_, word: string, name: string, text: string) =>
      (details[name] === null) === (word === 'unless') ? text : '',
    )
    .replace(EMPTY_PARAGRAPH, '')
    .replace(EMPTY_SECTION, '')
}

function aboutReports({ dsn, personalData }: ErrorReportSettings): string {
  if (!dsn) return 'no error reports are sent to anyone.'
  const person = personalData ? 'a description of your browser and your account number' : 'nothing that identifies you'
  return `when something goes wrong in our software, a service that collects error reports for us receives the type of error, where in the software it happened, the type of page and ${person}. Reports do not contain what you wrote, your email address or your network address.`
}

const contactLink = (contact: string) => `<a href="${escaped(contactUrl(contact))}">${escaped(contact)}</a>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)
