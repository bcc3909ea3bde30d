/** Unknown stored roles behave as `free`. */
export const ROLES = ['free', 'pro', 'tester', 'admin'] as const
export type Role = (typeof ROLES)[number]

const HOLDERS = {
  community: ['pro', 'tester', 'admin'],
  proStudy: ['pro', 'admin'],
  moderateCommunity: ['tester', 'admin'],
  /** Billing neither sells nor removes them. */
  staff: ['tester', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof HOLDERS
export const CAPABILITIES = Object.keys(HOLDERS) as Capability[]

export function can(role: string | undefined, capability: Capability): boolean {
  return rolesWith(capability).some((holder) => holder === role)
}

export const rolesWith = (capability: Capability): readonly Role[] => HOLDERS[capability]

export type Policy = 'public' | 'member' | Capability
