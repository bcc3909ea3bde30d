import { auditListeners } from './audit/listeners.ts'
import { mailListeners } from './mails/listeners.ts'
import { moderationListeners } from './moderation/listeners.ts'
import { notificationListeners } from './notifications/listeners.ts'
import { peerLearningListeners } from './peer-learning/listeners.ts'
import { postListeners } from './posts/listeners.ts'
import { processingListeners } from './processing/listeners.ts'
import { quizDiscussionListeners } from './quiz-discussion/listeners.ts'
import { quizForumListeners } from './quiz-forums/listeners.ts'
import { studyGroupListeners } from './study-groups/listeners.ts'
import { subscriptionListeners } from './subscriptions/listeners.ts'

/** Every feature that hears what others say: whatever writes, a server or a program beside it, begins with this. */
export function startListening(audioScope: 'overview' | 'full' = 'full'): void {
  notificationListeners()
  mailListeners()
  quizForumListeners()
  quizDiscussionListeners()
  moderationListeners()
  postListeners()
  auditListeners()
  processingListeners(audioScope)
  peerLearningListeners()
  studyGroupListeners()
  subscriptionListeners()
}
