import type { Role } from '#contract/roles.ts'

export interface Person {
  id: string
  username: string
  role: Role
}
