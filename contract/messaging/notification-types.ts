import * as m from '#messages/contract/messaging.ts'

interface Switch {
  group: 'email' | 'general' | 'community'
  label: string
  hint: string
}

/** Display and API order. */
export const SWITCHES = {
  email_daily_digest: { group: 'email', label: m.digest, hint: m.digestHint },
  email_quiz_completion: { group: 'email', label: m.quizCompletion, hint: m.quizCompletionHint },
  email_bookmark_reminders: { group: 'email', label: m.bookmarkReminders, hint: m.bookmarkRemindersHint },
  in_app_new_articles: { group: 'general', label: m.newArticles, hint: m.newArticlesHint },
  in_app_quiz_completion: { group: 'general', label: m.quizCompletion, hint: m.quizCompletionHint },
  in_app_reading_streaks: {
    group: 'general',
    label: m.readingStreaks,
    hint: m.readingStreaksHint,
  },
  in_app_bookmark_reminders: { group: 'general', label: m.bookmarkReminders, hint: m.bookmarkRemindersHint },
  in_app_article_updates: {
    group: 'general',
    label: m.articleUpdates,
    hint: m.articleUpdatesHint,
  },
  in_app_forum_replies: {
    group: 'community',
    label: m.forumReplies,
    hint: m.forumRepliesHint,
  },
  in_app_forum_likes: { group: 'community', label: m.forumLikes, hint: m.forumLikesHint },
  in_app_quiz_discussions: {
    group: 'community',
    label: m.quizDiscussions,
    hint: m.quizDiscussionsHint,
  },
  in_app_study_groups: { group: 'community', label: m.studyGroups, hint: m.studyGroupsHint },
  in_app_peer_learning: {
    group: 'community',
    label: m.peerLearning,
    hint: m.peerLearningHint,
  },
} as const satisfies Record<string, Switch>
export type Toggle = keyof typeof SWITCHES
export const TOGGLES = Object.keys(SWITCHES) as Toggle[]

type TogglesOf<Group> = { [Name in Toggle]: (typeof SWITCHES)[Name]['group'] extends Group ? Name : never }[Toggle]

const togglesOf = <Group extends Switch['group']>(group: Group) =>
  TOGGLES.filter((name): name is TogglesOf<Group> => SWITCHES[name].group === group)

export const EMAIL_TOGGLES = togglesOf('email')
export const GENERAL_TOGGLES = togglesOf('general')
export const COMMUNITY_TOGGLES = togglesOf('community')

/** `null`: cannot be turned off. */
export const SILENCED_BY = {
  new_article: 'in_app_new_articles',
  quiz_completion: 'in_app_quiz_completion',
  reading_streak: 'in_app_reading_streaks',
  bookmark_reminder: 'in_app_bookmark_reminders',
  article_correction: 'in_app_article_updates',
  article_addition: 'in_app_article_updates',
  achievement: null,
  forum_reply: 'in_app_forum_replies',
  forum_post_liked: 'in_app_forum_likes',
  quiz_discussion_reply: 'in_app_quiz_discussions',
  quiz_discussion_resolved: 'in_app_quiz_discussions',
  study_group_joined: 'in_app_study_groups',
  learning_tip_liked: 'in_app_peer_learning',
  quiz_result_shared: 'in_app_peer_learning',
  feedback_update: null,
  mistake_report: null,
  billing_update: null,
} as const satisfies Record<string, Toggle | null>
export type NotificationType = keyof typeof SILENCED_BY
export const NOTIFICATION_TYPES = Object.keys(SILENCED_BY) as NotificationType[]

export const allSet = <Name extends Toggle, const Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

export const DEFAULT_PREFERENCES = {
  email_frequency: 'daily' as 'daily' | 'weekly' | 'never',
  ...allSet<Toggle, boolean>(TOGGLES, true),
}
