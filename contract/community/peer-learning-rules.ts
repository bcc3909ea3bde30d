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
  resultNotFound: 'This shared result no longer exists',
  alreadyShared: 'You have already shared this result',
  ownResult: 'You cannot like your own result',
  groupNotFound: 'This study group no longer exists',
  groupFull: 'This group is full',
  ownerStays: 'Transfer the group to another member or delete it before you leave',
  tooManyGroups: `You can be in at most ${MAX_GROUPS_PER_USER} study groups`,
  notAMember: 'Only a member of the group can become its owner',
  cannotTakeOver: 'This member can’t become the owner right now',
  tipNotFound: 'This learning tip no longer exists',
  ownTip: 'You cannot like your own tip',
} as const

export const groupTooLarge = (members: number): string => `The group already has ${members} members. The limit can’t be lower.`
