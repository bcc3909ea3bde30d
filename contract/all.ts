import { accounts } from './accounts.ts'
import { analytics } from './analytics.ts'
import { articles } from './articles.ts'
import { audio } from './audio.ts'
import { audit } from './audit.ts'
import { billing } from './billing.ts'
import { bookmarks } from './bookmarks.ts'
import { community } from './community.ts'
import { daily } from './daily.ts'
import type { Endpoint } from './endpoint.ts'
import { feedback } from './feedback.ts'
import { flashcards } from './flashcards.ts'
import { ingest } from './ingest.ts'
import { instance } from './instance.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'
import { moderation } from './moderation.ts'
import { newsroom } from './newsroom.ts'
import { notifications } from './notifications.ts'
import { passwordReset } from './password-reset.ts'
import { peerLearning } from './peer-learning.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { processing } from './processing.ts'
import { progress } from './progress.ts'
import { quizDiscussion } from './quiz-discussion.ts'
import { quizForums } from './quiz-forums.ts'
import { quizzes } from './quizzes.ts'
import { readingSettings } from './reading-settings.ts'
import { search } from './search.ts'
import { sessions } from './sessions.ts'
import { studyGroups } from './study-groups.ts'
import { system } from './system.ts'

/** Every feature's calls by feature, in the order the API page shows them. */
export const contract = {
  accounts,
  sessions,
  passwordReset,
  readingSettings,
  daily,
  articles,
  search,
  progress,
  notifications,
  mails,
  bookmarks,
  quizzes,
  quizForums,
  quizDiscussion,
  flashcards,
  audio,
  community,
  posts,
  moderation,
  peerLearning,
  studyGroups,
  feedback,
  billing,
  ingest,
  newsroom,
  people,
  processing,
  jobs,
  analytics,
  audit,
  system,
  instance,
}

export const endpoints: { feature: string; name: string; endpoint: Endpoint }[] = Object.entries(contract).flatMap(
  ([feature, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as unknown as Endpoint })),
)
