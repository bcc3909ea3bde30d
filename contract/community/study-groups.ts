import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { NEWEST_FIRST, pageOf } from '#contract/paging.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/community.ts'
import { category, client_key, count, Entry, forbidden, Listing, oneLine, trimmed } from './hub-entry.ts'
import {
  DEFAULT_GROUP_SIZE,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  HUB_SENTENCES,
  MAX_GROUP_DESCRIPTION,
  MAX_GROUP_SIZE,
  MIN_GROUP_SIZE,
} from './peer-learning-rules.ts'

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
    .number({ error: m.sizeIsNoNumber })
    .int({ error: m.sizeIsNotWhole })
    .min(MIN_GROUP_SIZE, { error: m.sizeTooSmall({ least: MIN_GROUP_SIZE }) })
    .max(MAX_GROUP_SIZE, { error: m.sizeTooLarge({ most: MAX_GROUP_SIZE }) })
    .optional()
    .default(DEFAULT_GROUP_SIZE),
}
export const GroupText = z.object(groupParts)
export type GroupText = z.output<typeof GroupText>
const NewGroup = z.object({ ...groupParts, client_key })
export type NewGroup = z.output<typeof NewGroup>

const membership = data(z.object({ member_count: count, is_member: z.boolean() }))
const ofGroup = { params: z.object({ groupId: Id }), forbidden, notFound: HUB_SENTENCES.groupNotFound }

export const studyGroups = {
  list: endpoint('GET /api/community/peer-learning/groups', 'community', {
    summary: `List study groups, ${NEWEST_FIRST}`,
    forbidden,
    query: Listing,
    reply: pageOf(StudyGroup),
  }),
  members: endpoint('GET /api/community/peer-learning/groups/:groupId/members', 'community', {
    summary: 'List the members of a group in the order in which they joined',
    ...ofGroup,
    reply: data(z.array(GroupMember)),
  }),
  create: endpoint('POST /api/community/peer-learning/groups', 'community', {
    summary: 'Create a study group. You become its owner and first member',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    forbidden,
    body: NewGroup,
    reply: data(StudyGroup),
  }),
  change: endpoint('PUT /api/community/peer-learning/groups/:groupId', 'community', {
    summary: 'Edit a group (its owner)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofGroup,
    body: GroupText,
    reply: data(StudyGroup),
  }),
  remove: endpoint('DELETE /api/community/peer-learning/groups/:groupId', 'community', {
    summary: 'Delete a group (its owner, admins and testers)',
    ...ofGroup,
    reply: Done,
  }),
  join: endpoint('PUT /api/community/peer-learning/groups/:groupId/membership', 'community', {
    summary: 'Join a group that is not full. Idempotent',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofGroup,
    reply: membership,
  }),
  leave: endpoint('DELETE /api/community/peer-learning/groups/:groupId/membership', 'community', {
    summary: 'Leave a group. The owner must transfer or delete it instead',
    ...ofGroup,
    reply: membership,
  }),
  handOver: endpoint('PUT /api/community/peer-learning/groups/:groupId/owner', 'community', {
    summary: 'Transfer the group to another member (its owner)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofGroup,
    body: z.object({ user_id: z.uuid({ error: 'user_id must be the id of a member' }) }),
    reply: data(StudyGroup),
  }),
}
