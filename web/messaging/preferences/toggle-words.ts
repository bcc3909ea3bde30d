import type { Toggle } from '#contract/messaging/notification-types.ts'

/** What each preference is called and what it brings. */
export const TOGGLE_WORDS: Record<Toggle, { label: string; hint: string }> = {
  email_daily_digest: { label: 'Digest of new articles', hint: 'What you have not read yet, at 7 in the morning' },
  email_quiz_completion: { label: 'Quiz completion', hint: 'Your results, to look at again' },
  email_bookmark_reminders: { label: 'Bookmark reminders', hint: 'Saved articles that wait unread, once a week' },
  in_app_new_articles: { label: 'New articles', hint: 'When a new day is published' },
  in_app_quiz_completion: { label: 'Quiz completion', hint: 'Your result, to look at again' },
  in_app_reading_streaks: { label: 'Reading streaks', hint: 'Milestones, and a word before a streak ends' },
  in_app_bookmark_reminders: { label: 'Bookmark reminders', hint: 'Saved articles that wait unread, once a week' },
  in_app_forum_replies: { label: 'Forum replies', hint: 'Answers to your posts, and posts in forums you follow' },
  in_app_forum_likes: { label: 'Likes in the forums', hint: 'When somebody likes a post of yours' },
  in_app_quiz_discussions: { label: 'Quiz discussions', hint: 'Replies to a discussion you began, and when it is resolved' },
  in_app_study_groups: { label: 'Study groups', hint: 'When somebody joins your group' },
  in_app_peer_learning: { label: 'Peer learning', hint: 'Likes for your tips, and results shared in your groups' },
}

export const EMAILS_ARE_OFF = 'Not sent: emails are set to never'
