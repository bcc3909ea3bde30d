import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import type { Role } from '#contract/roles.ts'

export interface Person {
  id: string
  role: Role
}

export const seesHidden = (person: Person, authorId: string | null): boolean => isAuthorOrModerator(person, authorId)
