import * as m from '#messages/contract/role-texts.ts'
import type { Role } from './roles.ts'

interface RoleText {
  /** For administrators, in English. */
  label: string
  /** Like the label. */
  permissions: string
  plan: { name: string; text: string }
}

const FREE_PLAN = { name: m.freePlan, text: m.freeHas }

/** Separate from roles.ts, which every page loads. */
export const ROLE_TEXTS: Record<Role, RoleText> = {
  free: { label: 'Free', permissions: 'Can read articles, bookmark and search.', plan: FREE_PLAN },
  pro: {
    label: 'Pro',
    permissions: 'Also has quizzes, flashcards, audio, mains answers and the community.',
    plan: { name: m.proSubscriber, text: m.proHas },
  },
  tester: { label: 'Tester', permissions: 'Can use the community, create forums and moderate posts.', plan: FREE_PLAN },
  admin: {
    label: 'Admin',
    permissions: 'Can do everything, including managing accounts.',
    plan: { name: m.adminAccess, text: m.adminHas },
  },
}
