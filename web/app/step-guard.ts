import { stepPath } from '#web/accounts/accounts/required-steps.ts'
import { readSession } from '#web/platform/session/session.ts'
import type { Instead } from './routing/route.ts'

/** The server refuses these pages' calls until then. */
export function afterRequiredStep(): Instead {
  const step = readSession().user?.required_step
  return step ? stepPath(step) : undefined
}
