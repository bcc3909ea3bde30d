import { Link } from 'react-router'
import { REQUIRED_STEPS, type RequiredStep } from '#contract/accounts/required-steps.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { stepPath } from './required-steps.ts'

const TITLES: Record<RequiredStep, { title: string; action: string }> = {
  long_password_required: { title: 'Choose a longer password to access the pages for your role', action: 'Change password' },
  second_factor_required: { title: 'Set up two-step sign-in to access the pages for your role', action: 'Set up' },
}

/** Above every page of an admin or tester whose pages are closed until they have done this. */
export function RequiredStepBanner({ step }: { step: RequiredStep }) {
  const { title, action } = TITLES[step]
  return (
    <Banner
      title={title}
      actions={
        <Link to={stepPath(step)} className={buttonStyle({ variant: 'outline' })}>
          {action}
        </Link>
      }
    >
      {REQUIRED_STEPS[step]}
    </Banner>
  )
}
