import { can } from '#contract/roles.ts'
import { readSession } from '#web/platform/session/session.ts'

export function offlineOwner(): string | undefined {
  const { user } = readSession()
  return user && can(user.role, 'proStudy') ? user.id : undefined
}
