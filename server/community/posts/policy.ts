import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import type { Role } from '#contract/roles.ts'

export interface Person {
  id: string
  role: Role
}

/** The author and moderators can still read a hidden post. */
export const seesHidden = (person: Person, authorId: string | null): boolean => isAuthorOrModerator(person, authorId)
