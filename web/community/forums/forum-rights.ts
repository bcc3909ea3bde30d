import { can, type Role } from '#contract/roles.ts'

/** Decides which controls are shown; the server checks every request. */
export const mayCreateForums = (role: Role | undefined): boolean => can(role, 'moderateCommunity')

export const mayPinForums = (role: Role | undefined): boolean => can(role, 'admin')
