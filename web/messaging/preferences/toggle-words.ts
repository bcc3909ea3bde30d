import type { Toggle } from '#contract/messaging/notification-types.ts'

/** Label and hint of each preference. */
export const TOGGLE_WORDS: Record<Toggle, { label: string; hint: string }> = {
  email_daily_digest: { label: 'Digest of new articles', hint: 'Unread articles, every morning at 7' },
  email_quiz_completion: { label: 'Quiz completion', hint: 'A summary of each quiz result' },
  email_bookmark_reminders: { label: 'Bookmark reminders', hint: 'Weekly list of bookmarks you haven’t read' },
  in_app_new_articles: { label: 'New articles', hint: 'When a new day is published' },
  in_app_quiz_completion: { label: 'Quiz completion', hint: 'A summary of each quiz result' },
  in_app_reading_streaks: { label: 'Reading streaks', hint: 'Milestones, and a reminder before you lose a streak' },
  in_app_bookmark_reminders: { label: 'Bookmark reminders', hint: 'Weekly list of bookmarks you haven’t read' },
  in_app_article_updates: {
    label: 'Updates of articles',
    hint: 'Corrections of what you have read, and news in what you bookmarked',
  },
  in_app_forum_replies: { label: 'Forum replies', hint: 'Replies to your posts, and new posts in forums you follow' },
  in_app_forum_likes: { label: 'Forum likes', hint: 'When someone likes your post' },
  in_app_quiz_discussions: { label: 'Quiz discussions', hint: 'Replies to your discussions, and when they’re resolved' },
  in_app_study_groups: { label: 'Study groups', hint: 'When someone joins your group' },
  in_app_peer_learning: { label: 'Peer learning', hint: 'Likes for your tips, and results shared in your groups' },
}

export const EMAILS_ARE_OFF = 'Not sent: emails are set to never'
