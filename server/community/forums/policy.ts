import type { Role } from '#contract/roles.ts'

export const mayCreateForums = (role: Role): boolean => role === 'admin' || role === 'tester'

export const mayPinForums = (role: Role): boolean => role === 'admin'
