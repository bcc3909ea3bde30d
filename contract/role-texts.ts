import type { Role } from './roles.ts'

interface RoleText {
  label: string
  permissions: string
  plan: { name: string; text: string }
}

const FREE_PLAN = { name: 'Free Plan', text: 'The daily analysis with key terms and historical context.' }

/** Separate from roles.ts, which every page loads. */
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
