import { Link, useLocation } from 'react-router'
import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import { can, type Role } from '#contract/roles.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { stepPath } from './required-steps.ts'
import { signOut } from './sign-in.ts'

const WORDS: Record<RequiredStep, { title: string; text: string; action: string }> = {
  long_password_required: {
    title: 'Choose a longer password',
    text: 'Is yours long enough?',
    action: 'Change password',
  },
  second_factor_required: {
    title: 'Set up two-step sign-in',
    text: 'Already set up?',
    action: 'Set up',
  },
}

/** Pages of admins and testers stay closed until the step is done. */
export function RequiredStepBanner({ step, role }: { step: RequiredStep; role: Role }) {
  const { title, text, action } = WORDS[step]
  const { pathname, hash } = useLocation()
  const isThere = stepPath(step) === pathname + hash
  return (
    <Banner
      title={`${title} to open the ${can(role, 'admin') ? 'admin' : 'community'} pages`}
      actions={
        !isThere && (
          <Link to={stepPath(step)} className={buttonStyle({ variant: 'outline' })}>
            {action}
          </Link>
        )
      }
    >
      {text}{' '}
      <button type="button" onClick={signOut} className="min-h-6 font-medium text-accent underline underline-offset-4">
        Sign in again
      </button>
    </Banner>
  )
}
