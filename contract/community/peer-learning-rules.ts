import { can } from '#contract/roles.ts'
/** What both sides of the peer learning hub know without schemas. */

export const HUB_CATEGORIES = ['Economics', 'Polity', 'Geography', 'History', 'Current Affairs'] as const
export type HubCategory = (typeof HUB_CATEGORIES)[number]

export const MAX_NOTE_CHARACTERS = 500
export const GROUP_NAME_MIN = 3
export const GROUP_NAME_MAX = 80
export const MAX_GROUP_DESCRIPTION = 500
export const SMALLEST_GROUP = 2
export const LARGEST_GROUP = 50
export const USUAL_GROUP = 20
/** Whoever shares a result tells all these groups: more would be shouting. */
export const MAX_GROUPS = 20
export const TIP_TITLE_MIN = 3
export const TIP_TITLE_MAX = 120
export const MAX_TIP_CHARACTERS = 2000
export const MAX_SEARCH_CHARACTERS = 100

/** The `code` of refusals that a page treats in a way of its own. */
export const ALREADY_SHARED_CODE = 'already_shared'

export const HUB_SENTENCES = {
  resultNotFound: 'This shared result is no longer there',
  alreadyShared: 'You have already shared this result',
  ownResult: 'You cannot like your own result',
  groupNotFound: 'This study group is no longer there',
  groupFull: 'This group is full',
  ownerStays: 'Hand the group over to another member, or delete it, before you leave',
  tooManyGroups: `You can be in at most ${MAX_GROUPS} study groups`,
  notAMember: 'Only a member of the group can take it over',
  cannotTakeOver: 'This member cannot take the group over at present',
  tipNotFound: 'This learning tip is no longer there',
  ownTip: 'You cannot like your own tip',
} as const

export const groupTooLarge = (members: number): string => `The group already has ${members} members: the limit cannot be lower`

/** Whoever looks after the hub besides the authors. */
export const isModerator = (role: string | undefined): boolean => can(role, 'moderateCommunity')
