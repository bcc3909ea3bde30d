import { can, type Role } from '#contract/roles.ts'

export function proNews(before: Role, now: Role): string | undefined {
  const [had, has] = [can(before, 'proStudy'), can(now, 'proStudy')]
  if (!had && now === 'pro') return 'You’re on Pro now. See Settings for details.'
  if (before === 'pro' && !has) return 'Pro has ended. Your progress and bookmarks are still here.'
  return undefined
}
