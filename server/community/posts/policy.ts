import { can, type Role } from '#contract/roles.ts'

export interface Person {
  id: string
  role: Role
}

/** Admins and testers look after the community. */
export const isModerator = ({ role }: Pick<Person, 'role'>): boolean => can(role, 'moderateCommunity')

/** @param authorId null where the author has no account any more */
export const mayEdit = (person: Person, authorId: string | null): boolean => person.id === authorId || isModerator(person)

/** What a moderator has hidden is read by whoever wrote it, and by those who decide whether it stays hidden. */
export const seesHidden = (person: Person, authorId: string | null): boolean => mayEdit(person, authorId)
