/** Everything somebody can be told inside the product. */
export const NOTIFICATION_TYPES = [
  'new_article',
  'quiz_completion',
  'reading_streak',
  'bookmark_reminder',
  'achievement',
  'forum_reply',
  'forum_post_liked',
  'quiz_discussion_reply',
  'quiz_discussion_resolved',
  'study_group_joined',
  'learning_tip_liked',
  'quiz_result_shared',
  'feedback_update',
  'billing_update',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export const EMAIL_TOGGLES = ['email_daily_digest', 'email_quiz_completion', 'email_bookmark_reminders'] as const

/** The four that "Turn Off In-App Notifications" turns off. */
export const GENERAL_TOGGLES = [
  'in_app_new_articles',
  'in_app_quiz_completion',
  'in_app_reading_streaks',
  'in_app_bookmark_reminders',
] as const

/** Seen by people with access to the community. */
export const COMMUNITY_TOGGLES = [
  'in_app_forum_replies',
  'in_app_forum_likes',
  'in_app_quiz_discussions',
  'in_app_study_groups',
  'in_app_peer_learning',
] as const
export type Toggle = (typeof EMAIL_TOGGLES)[number] | (typeof GENERAL_TOGGLES)[number] | (typeof COMMUNITY_TOGGLES)[number]

/** Which preference silences a type; what has none is always told. */
export const SILENCED_BY: Record<NotificationType, Toggle | null> = {
  new_article: 'in_app_new_articles',
  quiz_completion: 'in_app_quiz_completion',
  reading_streak: 'in_app_reading_streaks',
  bookmark_reminder: 'in_app_bookmark_reminders',
  achievement: null,
  forum_reply: 'in_app_forum_replies',
  forum_post_liked: 'in_app_forum_likes',
  quiz_discussion_reply: 'in_app_quiz_discussions',
  quiz_discussion_resolved: 'in_app_quiz_discussions',
  study_group_joined: 'in_app_study_groups',
  learning_tip_liked: 'in_app_peer_learning',
  quiz_result_shared: 'in_app_peer_learning',
  feedback_update: null,
  billing_update: null,
}

/** Days on end at which a streak is worth a word. */
export const STREAK_MILESTONES = [3, 7, 14, 30, 60, 100, 365] as const

/** Everybody is told everything until they say otherwise. */
export const DEFAULT_PREFERENCES = {
  email_frequency: 'daily' as 'daily' | 'weekly' | 'never',
  email_daily_digest: true,
  email_quiz_completion: true,
  email_bookmark_reminders: true,
  in_app_new_articles: true,
  in_app_quiz_completion: true,
  in_app_reading_streaks: true,
  in_app_bookmark_reminders: true,
  in_app_forum_replies: true,
  in_app_forum_likes: true,
  in_app_quiz_discussions: true,
  in_app_study_groups: true,
  in_app_peer_learning: true,
}
