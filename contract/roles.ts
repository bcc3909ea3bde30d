/** Who a person can be. Any other stored value behaves as `free`. */
export const ROLES = ['free', 'pro', 'tester', 'admin'] as const
export type Role = (typeof ROLES)[number]

/**
 * What "elevated" means, named once for both sides.
 * `community`: forums, peer learning, community settings. `proStudy`: mains answers, quizzes, history, flashcards, audio.
 */
const HOLDERS = {
  community: ['pro', 'tester', 'admin'],
  proStudy: ['pro', 'admin'],
  /** Create forums, and edit or delete posts of others. */
  moderateCommunity: ['tester', 'admin'],
  /** Roles that an admin gives: billing neither sells nor takes them. */
  staff: ['tester', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof HOLDERS
export const CAPABILITIES = Object.keys(HOLDERS) as Capability[]

export function can(role: string | undefined, capability: Capability): boolean {
  return rolesWith(capability).some((holder) => holder === role)
}

export const rolesWith = (capability: Capability): readonly Role[] => HOLDERS[capability]

/** Who may call an endpoint: anybody, anybody signed in, or the holders of a capability. */
export type Policy = 'public' | 'member' | Capability
