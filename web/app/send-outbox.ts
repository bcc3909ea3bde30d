import { queryClient } from '#web/platform/http/query-client.ts'
import { retryAll } from '#web/platform/offline/outbox.ts'
// Each declares its outbox kind.
import '#web/community/posts/api.ts'
import '#web/newsroom/mistake-reports/api.ts'
import '#web/practice/catch-up/api.ts'
import '#web/practice/mock-tests/send-answers.ts'
import '#web/practice/compilation-test/api.ts'
import '#web/practice/quizzes/unsent-attempts.ts'
import '#web/practice/recall/send-reviews.ts'
import '#web/practice/writing/send-draft.ts'
import '#web/practice/writing/send-scores.ts'
import '#web/reading/bookmarks/api.ts'
import '#web/reading/progress/api.ts'
import '#web/reading/reading-settings/change-settings.ts'
import '#web/syllabus/notes/api.ts'

/** Skips queries with `staleTime: Infinity`, such as running quizzes. */
export async function sendOutbox(): Promise<void> {
  await retryAll()
  for (const queryKey of [['progress'], ['bookmarks'], ['notifications'], ['articles'], ['daily'], ['posts', 'news']])
    queryClient.invalidateQueries({ queryKey })
}
