import { can, type Role } from '#contract/roles.ts'

/** What somebody is told whose role changes while they are here; what an admin or a tester becomes is between people. */
export function proNews(before: Role, now: Role): string | undefined {
  const [had, has] = [can(before, 'proStudy'), can(now, 'proStudy')]
  if (!had && now === 'pro') return 'You have Pro now. More about it is in Settings.'
  if (before === 'pro' && !has) return 'Pro has ended. What you have read and saved is still here.'
  return undefined
}
