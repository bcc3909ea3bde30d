import { redirect } from 'react-router'
import { stepPath } from '#web/accounts/accounts/required-steps.ts'
import { readSession } from '#web/platform/session/session.ts'

/** For pages whose calls the server refuses until a required step is done: opens the settings where it can be done. */
export function afterRequiredStep() {
  const step = readSession().user?.required_step
  if (step) throw redirect(stepPath(step))
}
