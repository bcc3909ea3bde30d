import type { User } from '#contract/accounts/accounts.ts'
import { ConsentBanner } from '#web/accounts/accounts/consent-banner.tsx'
import { LegalTextsBanner } from '#web/accounts/accounts/legal-texts-banner.tsx'
import { RequiredStepBanner } from '#web/accounts/accounts/required-step-banner.tsx'
import { ConfirmBanner } from '#web/accounts/email-links/confirm-banner.tsx'

export function AccountBanner({ user }: { user: User }) {
  if (user.required_step) return <RequiredStepBanner step={user.required_step} role={user.role} />
  if (user.needs_consent && user.legal_texts_to_accept) return <ConsentBanner version={user.legal_texts_to_accept} />
  if (user.email_confirmed === false) return <ConfirmBanner user={user} />
  if (user.legal_texts_to_accept) return <LegalTextsBanner version={user.legal_texts_to_accept} />
  return null
}
