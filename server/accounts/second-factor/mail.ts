import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/mails/accounts.ts'
import type { AccountMail } from '#server/accounts/shared/addressee.ts'
import { composeMail, hello } from '#server/platform/mail/mail-layout.ts'

type Texts = (typeof TEXTS)[Language]

const CHANGES = {
  second_factor_added: (m: Texts) => [m.twoStepsOn, m.twoStepsOnText],
  second_factor_removed: (m: Texts) => [m.twoStepsOff, m.twoStepsOffText],
  recovery_codes_renewed: (m: Texts) => [m.codesReplaced, m.codesReplacedText],
  recovery_code_used: (m: Texts) => [m.codeUsed, m.codeUsedText],
  passkey_added: (m: Texts) => [m.passkeyAdded, m.passkeyAddedText],
  google_linked: (m: Texts) => [m.googleAdded, m.googleAddedText],
  google_unlinked: (m: Texts) => [m.googleRemoved, m.googleRemovedText],
  passkey_removed: (m: Texts) => [m.passkeyRemoved, m.passkeyRemovedText],
} satisfies Record<string, (m: Texts) => [subject: string, text: string]>

export type FactorChange = keyof typeof CHANGES
export const FACTOR_CHANGES = Object.keys(CHANGES) as FactorChange[]

export function factorChangedMail({ change, language, username, url }: AccountMail & { change: FactorChange }) {
  const m = TEXTS[language]
  const [subject, text] = CHANGES[change](m)
  return composeMail({
    language,
    subject,
    paragraphs: [hello(language, username), text, m.ifYou, m.ifNotYou],
    action: { label: m.wasNotMe, url },
  })
}
