import { can, type Role } from '#contract/roles.ts'

/** What the page offers; the server decides. */
export const mayCreateForums = (role: Role | undefined): boolean => role === 'admin' || role === 'tester'

export const mayPinForums = (role: Role | undefined): boolean => can(role, 'admin')
