import type { RetentionRow } from '#contract/site/legal-copy.ts'
import { RETENTION_DAYS } from './retention.ts'

type Period = keyof typeof RETENTION_DAYS

const PERIODS: Record<Period, { what: string; why: string }> = {
  signInFailures: { what: 'failed sign-ins', why: 'to slow down password guessing' },
  signInSources: {
    what: 'devices and networks that signed in to an account, as hashes',
    why: 'so that wrong passwords tried by strangers do not lock you out',
  },
  resetLinks: { what: 'password-reset links, as hashes', why: 'to limit how many are requested' },
  emailLinks: {
    what: 'confirmation and sign-in links, as hashes',
    why: 'so that an expired link can be exchanged for a new one',
  },
  doneJobs: { what: 'completed background jobs', why: 'to find errors' },
  givenUpJobs: { what: 'failed background jobs', why: 'so that an administrator can retry them' },
  carriedJobs: { what: 'background jobs from a restored backup', why: 'so that they can still run' },
  mailDeliveries: {
    what: 'the record that an email was sent, or why it could not be',
    why: 'to answer questions about missing emails',
  },
  outbox: { what: 'emails written to files, where there is no mail server', why: 'so that the operator can read them' },
  checkouts: { what: 'checkouts that were not completed', why: 'to match a late payment' },
  unmatchedEvents: { what: 'payment messages that belong to no account', why: 'to find misdirected payments' },
  flaggedEvents: { what: 'payment messages that did not match an order', why: 'for disputes and accounting' },
  doneEndings: { what: 'subscriptions ended, and payments refunded, at the payment service', why: 'for disputes and accounting' },
  audit: { what: 'actions of administrators and moderators', why: 'the law asks for at least a year' },
  translatedParagraphs: { what: 'translated paragraphs of articles', why: 'to reuse them; they contain no personal data' },
  deskSources: {
    what: 'texts that the team collected to write articles from',
    why: 'to check and correct the articles of that day',
  },
  deskFetches: { what: 'pages that were fetched for the team', why: 'so that a page is fetched once a day' },
  proposals: {
    what: 'drafts that a service proposed to the team',
    why: 'to see which words came from a machine; what was accepted stays in the versions of its article',
  },
}

/** Not deleted by age. */
const OTHERS: RetentionRow[] = [
  {
    what: 'sign-ins',
    howLong: 'until you sign out; by default at most 14 days without use and 60 days in all',
    why: 'so that you stay signed in',
  },
  {
    what: 'your consent to the terms and privacy texts, and what you said about your age',
    howLong: 'until you delete the account',
    why: 'to show that and when you agreed',
  },
  {
    what: 'how many emails a mailbox was sent because somebody asked for them, as a keyed hash',
    howLong: '1 day',
    why: 'so that nobody can flood a mailbox, also by deleting the account and signing up again',
  },
  {
    what: 'how many trials a network, and each browser in it, started, as a keyed hash',
    howLong: '1 day',
    why: 'to limit free trials',
  },
  { what: 'that a mailbox has used its trial, as a keyed hash', howLong: 'permanently', why: 'to limit free trials' },
  {
    what: 'hashes of the numbers of deleted accounts',
    howLong: 'permanently',
    why: 'so that a restored backup does not bring them back',
  },
  {
    what: 'photographs of handwritten answers',
    howLong: 'until you delete them, their answer or the account; with the account, the following night',
    why: 'so that you can compare them with the model answer',
  },
  {
    what: 'your agreement that answers are sent to a service for feedback',
    howLong: 'until you withdraw it or delete the account',
    why: 'to show that and when you agreed',
  },
  {
    what: 'a machine’s feedback on your answers',
    howLong: 'until you delete the answer or the account',
    why: 'so that you can read it again',
  },
  { what: 'server logs', howLong: 'a year, where the operator collects them', why: 'the law asks for a year' },
  {
    what: 'reports of errors, where the operator has them sent',
    howLong: 'up to 90 days, by the service that collects them',
    why: 'to find and correct errors',
  },
  { what: 'backups', howLong: 'up to 90 days', why: 'to restore the site after a loss' },
]

const periodsOf = Object.keys(PERIODS) as Period[]

export const retentionRows = (): RetentionRow[] => [
  ...periodsOf.map((period) => ({ ...PERIODS[period], howLong: inWords(RETENTION_DAYS[period]) })),
  ...OTHERS,
]

export const retentionTable = (): string =>
  [
    '| what | how long | why |',
    '|---|---|---|',
    ...retentionRows().map(({ what, howLong, why }) => `| ${what} | ${howLong} | ${why} |`),
  ].join('\n')

const inWords = (days: number) => (days === 1 ? '1 day' : `${days} days`)
