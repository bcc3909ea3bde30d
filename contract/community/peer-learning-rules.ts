import * as m from '#messages/contract/community.ts'

export const HUB_CATEGORIES = ['Economics', 'Polity', 'Geography', 'History', 'Current Affairs'] as const
export type HubCategory = (typeof HUB_CATEGORIES)[number]

export const MAX_NOTE_CHARACTERS = 500
export const GROUP_NAME_MIN = 3
export const GROUP_NAME_MAX = 80
export const MAX_GROUP_DESCRIPTION = 500
export const MIN_GROUP_SIZE = 2
export const MAX_GROUP_SIZE = 50
export const DEFAULT_GROUP_SIZE = 20
export const MAX_GROUPS_PER_USER = 20
export const TIP_TITLE_MIN = 3
export const TIP_TITLE_MAX = 120
export const MAX_TIP_CHARACTERS = 2000
export const MAX_SEARCH_CHARACTERS = 100

/** Error `code`. */
export const ALREADY_SHARED_CODE = 'already_shared'

export const HUB_SENTENCES = {
  resultNotFound: m.resultNotFound,
  alreadyShared: m.alreadyShared,
  ownResult: m.ownResult,
  groupNotFound: m.groupNotFound,
  groupFull: m.groupFull,
  ownerStays: m.ownerStays,
  tooManyGroups: m.tooManyGroups({ count: MAX_GROUPS_PER_USER }),
  notAMember: m.notAMember,
  cannotTakeOver: m.cannotTakeOver,
  tipNotFound: m.tipNotFound,
  ownTip: m.ownTip,
} as const

export const groupTooLarge = (members: number): string => m.groupTooLarge({ members })
