export const EMAIL_TOGGLES = ['email_daily_digest', 'email_quiz_completion', 'email_bookmark_reminders'] as const

/** The toggles that "Turn Off In-App Notifications" turns off. */
export const GENERAL_TOGGLES = [
  'in_app_new_articles',
  'in_app_quiz_completion',
  'in_app_reading_streaks',
  'in_app_bookmark_reminders',
  'in_app_article_updates',
] as const

/** Shown to users with access to the community. */
export const COMMUNITY_TOGGLES = [
  'in_app_forum_replies',
  'in_app_forum_likes',
  'in_app_quiz_discussions',
  'in_app_study_groups',
  'in_app_peer_learning',
] as const
export type Toggle = (typeof EMAIL_TOGGLES)[number] | (typeof GENERAL_TOGGLES)[number] | (typeof COMMUNITY_TOGGLES)[number]

/** All notification types with the preference that turns them off; `null` for types that cannot be turned off. */
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

/** Streak lengths in days that are announced. */
export const STREAK_MILESTONES = [3, 7, 14, 30, 60, 100, 365] as const

/** Everything is on until the user turns it off. */
export const DEFAULT_PREFERENCES = {
  email_frequency: 'daily' as 'daily' | 'weekly' | 'never',
  email_daily_digest: true,
  email_quiz_completion: true,
  email_bookmark_reminders: true,
  in_app_new_articles: true,
  in_app_quiz_completion: true,
  in_app_reading_streaks: true,
  in_app_bookmark_reminders: true,
  in_app_article_updates: true,
  in_app_forum_replies: true,
  in_app_forum_likes: true,
  in_app_quiz_discussions: true,
  in_app_study_groups: true,
  in_app_peer_learning: true,
}
