import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import { category, client_key, count, Entry, forbidden, Listing, oneLine, PAGES, page, trimmed } from './hub-entry.ts'
import {
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  HUB_SENTENCES,
  LARGEST_GROUP,
  MAX_GROUP_DESCRIPTION,
  SMALLEST_GROUP,
  USUAL_GROUP,
} from './peer-learning-rules.ts'

/** `author` is the owner. */
export const StudyGroup = Entry.extend({
  group_id: Id,
  name: z.string(),
  description: z.string(),
  size_limit: count,
  member_count: count,
  is_member: z.boolean(),
})
export type StudyGroup = z.infer<typeof StudyGroup>

export const GroupMember = z.object({
  user_id: Id,
  username: z.string(),
  is_owner: z.boolean(),
  joined_at: Instant,
})
export type GroupMember = z.infer<typeof GroupMember>

const groupParts = {
  name: safeText({ min: GROUP_NAME_MIN, max: GROUP_NAME_MAX, label: 'The name' }).transform(oneLine),
  description: safeText({ max: MAX_GROUP_DESCRIPTION, label: 'The description' }).transform(trimmed).optional().default(''),
  category,
  size_limit: z
    .number({ error: 'The size limit must be a number' })
    .int({ error: 'The size limit must be a whole number' })
    .min(SMALLEST_GROUP, { error: `A group has room for at least ${SMALLEST_GROUP} people` })
    .max(LARGEST_GROUP, { error: `A group has room for at most ${LARGEST_GROUP} people` })
    .optional()
    .default(USUAL_GROUP),
}
export const GroupText = z.object(groupParts)
export type GroupText = z.output<typeof GroupText>
const NewGroup = z.object({ ...groupParts, client_key })
export type NewGroup = z.output<typeof NewGroup>

const membership = data(z.object({ member_count: count, is_member: z.boolean() }))
const ofGroup = { params: z.object({ groupId: Id }), forbidden, notFound: HUB_SENTENCES.groupNotFound }

export const studyGroups = {
  list: endpoint('GET /api/community/peer-learning/groups', 'community', {
    summary: `Study groups, ${PAGES}`,
    forbidden,
    query: Listing,
    reply: page(StudyGroup),
  }),
  members: endpoint('GET /api/community/peer-learning/groups/:groupId/members', 'community', {
    summary: 'Everybody in a group, in the order of their joining',
    ...ofGroup,
    reply: data(z.array(GroupMember)),
  }),
  create: endpoint('POST /api/community/peer-learning/groups', 'community', {
    summary: 'Create a study group, with oneself as owner and first member',
    forbidden,
    body: NewGroup,
    reply: data(StudyGroup),
  }),
  change: endpoint('PUT /api/community/peer-learning/groups/:groupId', 'community', {
    summary: 'Change a group: its owner',
    ...ofGroup,
    body: GroupText,
    reply: data(StudyGroup),
  }),
  remove: endpoint('DELETE /api/community/peer-learning/groups/:groupId', 'community', {
    summary: 'Delete a group: its owner, an admin or a tester',
    ...ofGroup,
    reply: Done,
  }),
  join: endpoint('PUT /api/community/peer-learning/groups/:groupId/membership', 'community', {
    summary: 'Join a group that has room; doing it again changes nothing',
    ...ofGroup,
    reply: membership,
  }),
  leave: endpoint('DELETE /api/community/peer-learning/groups/:groupId/membership', 'community', {
    summary: 'Leave a group; the owner hands it over or deletes it',
    ...ofGroup,
    reply: membership,
  }),
  handOver: endpoint('PUT /api/community/peer-learning/groups/:groupId/owner', 'community', {
    summary: 'Make another member the owner: the owner',
    ...ofGroup,
    body: z.object({ user_id: z.uuid({ error: 'user_id must be the id of a member' }) }),
    reply: data(StudyGroup),
  }),
}
