import { Link, useLocation } from 'react-router'
import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { stepPath } from './required-steps.ts'

const WORDS: Record<RequiredStep, { title: string; text: string; action: string }> = {
  long_password_required: {
    title: 'Choose a longer password to access the pages for your role',
    text: 'Is yours long enough? Sign in again.',
    action: 'Change password',
  },
  second_factor_required: {
    title: 'Set up two-step sign-in to access the pages for your role',
    text: 'Already set up? Sign in again.',
    action: 'Set up',
  },
}

/** Pages of admins and testers stay closed until the step is done. */
export function RequiredStepBanner({ step }: { step: RequiredStep }) {
  const { title, text, action } = WORDS[step]
  const { pathname, hash } = useLocation()
  const isThere = stepPath(step) === pathname + hash
  return (
    <Banner
      title={title}
      actions={
        !isThere && (
          <Link to={stepPath(step)} className={buttonStyle({ variant: 'outline' })}>
            {action}
          </Link>
        )
      }
    >
      {text}
    </Banner>
  )
}
