import type { Role } from '#contract/roles.ts'

export interface Viewer {
  id: string
  role: Role
}
