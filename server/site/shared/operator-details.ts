import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/site/operator.ts'
import type { ErrorReportSettings } from '#server/settings/error-report-settings.ts'
import { contactUrl, type Operator } from '#server/settings/operator-settings.ts'

/** Only the running server knows these. */
const PLACEHOLDER = /\{(operator|grievance|security|errors)\.(name|address|email|contact|reports)\}/g

const PRICE = /\{price\.([a-z]+)\|([^{}]*)\}/g

interface Details {
  operator: Operator
  errorReports: ErrorReportSettings
  /** `null` with the default prices. */
  prices: (language: Language) => Record<string, string> | null
}

/** HTML; omits what is not set. */
export const operatorDetails =
  ({ operator, errorReports, prices }: Details) =>
  (html: string, language: Language = 'en'): string =>
    withPrices(withOperator(html, operator, errorReports, language), prices(language))

const withPrices = (html: string, prices: Record<string, string> | null): string =>
  html.replace(PRICE, (_, name: string, usual: string) => escaped(prices?.[name] ?? usual))

/** `if` shows text when a detail is set, `unless` when not. Cannot nest. */
const CONDITION = /\[(if|unless) ([a-z]+\.[a-z]+)\](.*?)\[end\]/gs

/** Left empty by conditions. */
const EMPTY_PARAGRAPH = /<p[^>]*><\/p>/g
const EMPTY_SECTION = /<section[^>]*><h2[^>]*>[^<]*<\/h2><\/section>/g

function withOperator(html: string, operator: Operator, errorReports: ErrorReportSettings, language: Language): string {
  const given: Texts = { ...detailsOf(operator), 'errors.reports': aboutReports(errorReports, language) }
  const notGiven = textsWithout(language)
  return withoutGaps(html, given).replace(PLACEHOLDER, (placeholder) => {
    const name = placeholder.slice(1, -1)
    return given[name] ?? notGiven[name] ?? placeholder
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

/** For placeholders without condition. */
function textsWithout(language: Language): Record<string, string> {
  const m = TEXTS[language]
  const feedback = m.throughFeedback.replace('[', '<a href="/feedback/submit">').replace(']', '</a>')
  return {
    'operator.name': m.whoRunsThis,
    'operator.address': m.notGiven,
    'operator.email': feedback,
    'grievance.name': m.whoRunsThis,
    'grievance.email': feedback,
    'security.contact': feedback,
  }
}

function withoutGaps(html: string, details: Texts): string {
  return html
    .replace(CONDITION, (_, word: string, name: string, text: string) =>
      (details[name] === null) === (word === 'unless') ? text : '',
    )
    .replace(EMPTY_PARAGRAPH, '')
    .replace(EMPTY_SECTION, '')
}

function aboutReports({ dsn, personalData }: ErrorReportSettings, language: Language): string {
  const m = TEXTS[language]
  if (!dsn) return m.noReports
  return personalData ? m.reportsWithAccount : m.reportsWithoutAccount
}

const contactLink = (contact: string) => `<a href="${escaped(contactUrl(contact))}">${escaped(contact)}</a>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)
