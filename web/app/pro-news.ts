import { can, type Role } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'

export function proNews(before: Role, now: Role): string | undefined {
  const [had, has] = [can(before, 'proStudy'), can(now, 'proStudy')]
  if (!had && now === 'pro') return m.proStarted
  if (before === 'pro' && !has) return m.proEnded
  return undefined
}
