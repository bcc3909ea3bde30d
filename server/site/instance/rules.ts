import type { Role } from '#contract/roles.ts'

/** Created on a new embedded demo only; printed at start and shown on its login page. */
export const DEMO_PASSWORD = 'catalyst-demo'
export const DEMO_ACCOUNTS: { email: string; role: Role }[] = [
  { email: 'admin@catalyst.test', role: 'admin' },
  { email: 'tester@catalyst.test', role: 'tester' },
  { email: 'pro@catalyst.test', role: 'pro' },
  { email: 'free@catalyst.test', role: 'free' },
]
