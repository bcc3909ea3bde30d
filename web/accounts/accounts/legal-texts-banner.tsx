import * as m from '#messages/accounts/accounts/banners.ts'
import { publicAddress } from '#web/platform/interface-language.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ActionBanner } from './action-banner.tsx'
import { acceptLegalTexts } from './api.ts'
import { TEXT_LINK } from './auth-page.tsx'

/** Does not close any page. */
export const LegalTextsBanner = ({ version }: { version: string }) => (
  <ActionBanner title={m.legalTextsChanged} action={m.agree} onAct={() => acceptLegalTexts(version)} failure={m.notSaved}>
    {m.readLegalTexts({
      day: formatDay(version),
      terms: (text) => (
        <a href={publicAddress('/terms')} className={TEXT_LINK}>
          {text}
        </a>
      ),
      privacy: (text) => (
        <a href={publicAddress('/privacy')} className={TEXT_LINK}>
          {text}
        </a>
      ),
    })}
  </ActionBanner>
)
