import type { Role } from './roles.ts'

interface RoleText {
  /** In lists and badges. */
  label: string
  /** What the role allows, for admins who assign it. */
  permissions: string
  /** What a user with this role sees as their plan. */
  plan: { name: string; text: string }
}

const FREE_PLAN = { name: 'Free Plan', text: 'The daily analysis with key terms and historical context.' }

/** How each role is described to people. Apart from roles.ts, because every page loads that file. */
export const ROLE_TEXTS: Record<Role, RoleText> = {
  free: { label: 'Free', permissions: 'Can read articles, bookmark and search.', plan: FREE_PLAN },
  pro: {
    label: 'Pro',
    permissions: 'Also has quizzes, flashcards, audio, mains answers and the community.',
    plan: { name: 'Pro Subscriber', text: 'You have access to quizzes, flashcards, model answers and audio.' },
  },
  tester: { label: 'Tester', permissions: 'Can use the community, create forums and moderate posts.', plan: FREE_PLAN },
  admin: {
    label: 'Admin',
    permissions: 'Can do everything, including managing accounts.',
    plan: { name: 'Admin Access', text: 'Administrative privileges' },
  },
}
