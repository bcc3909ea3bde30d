import { ACCOUNTS_SCREENS } from './accounts/screens.ts'
import { BILLING_SCREENS } from './billing/screens.ts'
import { COMMUNITY_SCREENS } from './community/screens.ts'
import { MESSAGING_SCREENS } from './messaging/screens.ts'
import { NEWSROOM_SCREENS } from './newsroom/screens.ts'
import { PRACTICE_SCREENS } from './practice/screens.ts'
import { READING_SCREENS } from './reading/screens.ts'
import type { Screen } from './screen.ts'
import { SITE_SCREENS } from './site/screens.ts'
import { SYLLABUS_SCREENS } from './syllabus/screens.ts'

/** In palette order. */
export const MEMBER_SCREENS: readonly Screen[] = [
  ...PRACTICE_SCREENS,
  ...SYLLABUS_SCREENS,
  ...READING_SCREENS,
  ...COMMUNITY_SCREENS,
  ...ACCOUNTS_SCREENS,
  ...MESSAGING_SCREENS,
  ...BILLING_SCREENS,
  ...SITE_SCREENS,
  ...NEWSROOM_SCREENS,
]
