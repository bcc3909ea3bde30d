import { redirect } from 'react-router'
import { stepPath } from '#web/accounts/accounts/required-steps.ts'
import { readSession } from '#web/platform/session/session.ts'

/** The server refuses these pages' calls until then. */
export function afterRequiredStep() {
  const step = readSession().user?.required_step
  if (step) throw redirect(stepPath(step))
}
