import { told } from '#server/messaging/shared/notice-words.ts'
import type { Notice } from '#server/platform/events/notice.ts'

type NoticeContent = Omit<Notice, 'userId'>

interface NamedGroup {
  group_id: string
  name: string
}

const pathOf = (id: string) => `/community/peer-learning?${new URLSearchParams({ tab: 'groups', id })}`

/** The same for each join, so the owner is notified once. */
export const aboutMember = (groupId: string, userId: string) => `group-joined:${groupId}:${userId}`

export function groupJoined(group: NamedGroup, person: { id: string; username: string }): NoticeContent {
  return {
    type: 'study_group_joined',
    ...told({ kind: 'group_joined', name: person.username, group: group.name }),
    path: pathOf(group.group_id),
    about: aboutMember(group.group_id, person.id),
  }
}

/** @param now distinguishes transfers */
export function groupTransferred(group: NamedGroup, now: Date): NoticeContent {
  return {
    type: 'study_group_joined',
    ...told({ kind: 'group_owned', group: group.name }),
    path: pathOf(group.group_id),
    about: `group-owned:${group.group_id}:${now.toISOString()}`,
  }
}
