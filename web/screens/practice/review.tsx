import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import * as m from '#messages/screens/practice/pages.ts'
import * as titles from '#messages/screens/practice.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { recallQueue } from '#web/practice/recall/api.ts'
import { isCardTranslated } from '#web/practice/recall/is-card-translated.ts'
import { ReviewSession } from '#web/practice/recall/review-session-view.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { WithEnglish } from '#web/reading/shared/with-english.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export const prefetchData = () => prefetch(recallQueue())

export function Component() {
  const [query] = useSearchParams()
  useRootAttribute('data-focus-view')
  const node = query.get('node') ?? undefined
  const [language] = useChosenLanguage()
  const queue = useQuery({ ...recallQueue(node), enabled: false })
  const isTranslated = queue.data?.items.some(({ card }) => isCardTranslated(card, language))
  return (
    <div className="mx-auto max-w-2xl max-sm:-mt-4 max-sm:flex max-sm:min-h-[calc(100dvh-2rem)] max-sm:flex-col">
      <BackLink to={node ? paths.syllabusNode(node) : paths.practise}>{node ? m.syllabus : titles.practise}</BackLink>
      <div className={`mb-1 flex flex-wrap items-center justify-between gap-x-4 sm:mt-2 ${language === 'en' ? '' : 'min-h-11'}`}>
        <h1 tabIndex={-1} className="text-xl font-semibold sm:text-2xl">
          {titles.review}
        </h1>
        {isTranslated && <WithEnglish language={language} />}
      </div>
      <ReviewSession key={node} node={node} language={language} />
    </div>
  )
}
