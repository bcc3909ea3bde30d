import { Link, type Params, useParams } from 'react-router'
import { MOCK_QUESTIONS } from '#contract/practice/mock-test-rules.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/reading/thread.ts'
import * as titles from '#messages/screens/reading.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'
import { savedLanguage, useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { threadById } from '#web/reading/threads/api.ts'
import type { Thread } from '#web/reading/threads/facts-now.tsx'
import { ThreadPage } from '#web/reading/threads/thread-page.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'

export const prefetchData = ({ threadId = '' }: Params) => prefetch(threadById(threadId, savedLanguage()))

export function Component() {
  const { threadId = '' } = useParams()
  const [language] = useChosenLanguage()
  return (
    <div className="mx-auto max-w-3xl">
      <div className="print:hidden">
        <BackLink to={paths.threads}>{titles.threads}</BackLink>
      </div>
      <ThreadPage threadId={threadId} language={language} questionsOf={(thread) => <Questions thread={thread} />} />
    </div>
  )
}

function Questions({ thread: { thread_id, question_count } }: { thread: Thread }) {
  const mayTest = can(useSession().user?.role, 'proStudy')
  if (!mayTest) return <ProNeeded sentence={m.withPro({ count: question_count })} isPart />
  if (question_count < MOCK_QUESTIONS.least) return <p className="mt-3 text-quiet">{m.atEnd({ count: question_count })}</p>
  const count = Math.min(question_count, MOCK_QUESTIONS.most)
  return (
    <Link to={paths.testOfThread(thread_id, count)} className={buttonStyle({ className: 'mt-3 max-sm:w-full' })}>
      {m.makeTest({ count })}
    </Link>
  )
}
