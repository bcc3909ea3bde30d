interface Switch {
  group: 'email' | 'general' | 'community'
  label: string
  hint: string
}

/** Display and API order. */
export const SWITCHES = {
  email_daily_digest: { group: 'email', label: 'Digest of new articles', hint: 'Unread articles, every morning at 7' },
  email_quiz_completion: { group: 'email', label: 'Quiz completion', hint: 'A summary of each quiz result' },
  email_bookmark_reminders: { group: 'email', label: 'Bookmark reminders', hint: 'Weekly list of bookmarks you haven’t read' },
  in_app_new_articles: { group: 'general', label: 'New articles', hint: 'When a new day is published' },
  in_app_quiz_completion: { group: 'general', label: 'Quiz completion', hint: 'A summary of each quiz result' },
  in_app_reading_streaks: {
    group: 'general',
    label: 'Reading streaks',
    hint: 'Milestones, and a reminder before you lose a streak',
  },
  in_app_bookmark_reminders: { group: 'general', label: 'Bookmark reminders', hint: 'Weekly list of bookmarks you haven’t read' },
  in_app_article_updates: {
    group: 'general',
    label: 'Article updates',
    hint: 'Corrections to articles you have read, and updates to your bookmarks',
  },
  in_app_forum_replies: {
    group: 'community',
    label: 'Forum replies',
    hint: 'Replies to your posts, and new posts in forums you follow',
  },
  in_app_forum_likes: { group: 'community', label: 'Forum likes', hint: 'When someone likes your post' },
  in_app_quiz_discussions: {
    group: 'community',
    label: 'Quiz discussions',
    hint: 'Replies to your discussions, and when they’re resolved',
  },
  in_app_study_groups: { group: 'community', label: 'Study groups', hint: 'When someone joins your group' },
  in_app_peer_learning: {
    group: 'community',
    label: 'Peer learning',
    hint: 'Likes for your tips, and results shared in your groups',
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
