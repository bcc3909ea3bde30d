import { can, type Role } from '#contract/roles.ts'

export const mayCreateForums = (role: Role): boolean => can(role, 'moderateCommunity')

export const mayPinForums = (role: Role): boolean => can(role, 'admin')
