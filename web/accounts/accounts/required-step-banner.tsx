import { Link, useLocation } from 'react-router'
import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import { can, type Role } from '#contract/roles.ts'
import * as m from '#messages/accounts/accounts/banners.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { stepPath } from './required-steps.ts'
import { signOut } from './sign-in.ts'

interface Words {
  title: typeof m.longerPassword
  text: typeof m.isLongEnough
  action: string
}

const WORDS: Record<RequiredStep, Words> = {
  long_password_required: { title: m.longerPassword, text: m.isLongEnough, action: m.changePassword },
  second_factor_required: { title: m.twoSteps, text: m.isSetUp, action: m.setUp },
}

/** Pages of admins and testers stay closed until the step is done. */
export function RequiredStepBanner({ step, role }: { step: RequiredStep; role: Role }) {
  const { title, text, action } = WORDS[step]
  const { pathname, hash } = useLocation()
  const isThere = stepPath(step) === pathname + hash
  return (
    <Banner
      title={title({ pages: can(role, 'admin') ? 'admin' : 'other' })}
      actions={
        !isThere && (
          <Link to={stepPath(step)} className={buttonStyle({ variant: 'outline' })}>
            {action}
          </Link>
        )
      }
    >
      {text({
        again: (words) => (
          <button type="button" onClick={signOut} className="min-h-6 font-medium text-accent underline underline-offset-4">
            {words}
          </button>
        ),
      })}
    </Banner>
  )
}
