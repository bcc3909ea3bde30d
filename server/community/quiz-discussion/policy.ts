import { can, type Role } from '#contract/roles.ts'

export interface Viewer {
  id: string
  role: Role
}

/** Who may edit, delete, resolve and reopen: the author, an admin, a tester. */
export function mayManage({ id, role }: Viewer, authorId: string | null): boolean {
  return authorId === id || can(role, 'moderateCommunity')
}
