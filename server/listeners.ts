import { auditListeners } from './accounts/audit/listeners.ts'
import { subscriptionListeners } from './billing/subscriptions/listeners.ts'
import { moderationListeners } from './community/moderation/listeners.ts'
import { peerLearningListeners } from './community/peer-learning/listeners.ts'
import { postListeners } from './community/posts/listeners.ts'
import { quizDiscussionListeners } from './community/quiz-discussion/listeners.ts'
import { quizForumListeners } from './community/quiz-forums/listeners.ts'
import { studyGroupListeners } from './community/study-groups/listeners.ts'
import { mailListeners } from './messaging/mail/listeners.ts'
import { notificationListeners } from './messaging/notifications/listeners.ts'
import { mistakeReportListeners } from './newsroom/mistake-reports/listeners.ts'
import { processingListeners } from './newsroom/processing/listeners.ts'
import { exchangeListeners } from './practice/exchange/listeners.ts'
import { recallListeners } from './practice/recall/listeners.ts'
import { figureListeners } from './reading/figures/listeners.ts'
import { compilationListeners } from './syllabus/compilations/listeners.ts'
import { noteListeners } from './syllabus/notes/listeners.ts'

/** Subscribes every feature to the events of others. Called first by each process that writes: the server and the commands beside it. */
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
  recallListeners()
  exchangeListeners()
  noteListeners()
  mistakeReportListeners()
  compilationListeners()
  figureListeners()
}
