import type { Role } from '#contract/roles.ts'

/** Public: shown on the demo's login page. */
export const DEMO_PASSWORD = 'catalyst-demo'
export const DEMO_ADMIN = 'admin@catalyst.test'
export const DEMO_ACCOUNTS: { email: string; role: Role }[] = [
  { email: DEMO_ADMIN, role: 'admin' },
  { email: 'tester@catalyst.test', role: 'tester' },
  { email: 'pro@catalyst.test', role: 'pro' },
  { email: 'free@catalyst.test', role: 'free' },
]
