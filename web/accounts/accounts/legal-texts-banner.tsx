import { formatDay } from '#web/platform/time/dates.ts'
import { ActionBanner } from './action-banner.tsx'
import { acceptLegalTexts } from './api.ts'
import { TEXT_LINK } from './auth-page.tsx'

/** Does not close any page. */
export const LegalTextsBanner = ({ version }: { version: string }) => (
  <ActionBanner
    title="Our terms and privacy policy have changed"
    action="I agree"
    onAct={() => acceptLegalTexts(version)}
    failure="That could not be saved. Please try again."
  >
    Please read the{' '}
    <a href="/terms" className={TEXT_LINK}>
      terms
    </a>{' '}
    and{' '}
    <a href="/privacy" className={TEXT_LINK}>
      privacy policy
    </a>{' '}
    of {formatDay(version)}.
  </ActionBanner>
)
