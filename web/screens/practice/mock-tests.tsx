import '#web/practice/mock-tests/mock-tests.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, type Params, useParams } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/screens/practice/pages.ts'
import * as titles from '#messages/screens/practice.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { mockHome, mockResult } from '#web/practice/mock-tests/api.ts'
import { mockAttempt } from '#web/practice/mock-tests/attempt-query.ts'
import { MockHome } from '#web/practice/mock-tests/home/mock-home.tsx'
import { MockPaper } from '#web/practice/mock-tests/paper/mock-paper.tsx'
import { MockResultPage } from '#web/practice/mock-tests/result/mock-result.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { NodePicker } from '#web/syllabus/filter/node-picker.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { useQuizLanguages } from './quiz-languages.tsx'

type Place = { page: 'home' } | { page: 'paper' | 'result'; attemptId: string } | undefined

/** One route, because every route adds its files to the first page. */
function placeOf({ '*': rest = '' }: Params): Place {
  const [attemptId, part, ...more] = rest.split('/')
  if (!attemptId) return { page: 'home' }
  if (part === undefined) return { page: 'paper', attemptId }
  return part === 'result' && more.length === 0 ? { page: 'result', attemptId } : undefined
}

export function prefetchData(params: Params) {
  const place = placeOf(params)
  if (place?.page === 'home') prefetch(mockHome())
  if (place?.page === 'paper') prefetch(mockAttempt(place.attemptId))
  if (place?.page === 'result') prefetch(mockResult(place.attemptId))
}

export function Component() {
  const place = placeOf(useParams())
  const [language] = useChosenLanguage()
  if (!place) return <Navigate to={paths.mockTests} replace />
  if (place.page === 'home') return <Home language={language} />
  const Page = place.page === 'paper' ? Paper : Result
  return <Page key={place.attemptId} attemptId={place.attemptId} language={language} />
}

interface PageProps {
  attemptId: string
  language: Language
}

function Home({ language }: Pick<PageProps, 'language'>) {
  useTitle(titles.mockTests)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.practise}>{titles.practise}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.mockTests}
      </h1>
      <MockHome pickNodes={(nodes, onChange) => <NodePicker language={language} nodes={nodes} onChange={onChange} />} />
    </div>
  )
}

function Paper({ attemptId }: PageProps) {
  const { data } = useQuery({ ...mockAttempt(attemptId), enabled: false })
  const inLanguages = useQuizLanguages(data?.questions ?? [])
  useTitle(m.mockTest)
  useRootAttribute('data-focus-view')
  useRootAttribute('data-mock-paper')
  return (
    <div className="mock-screen">
      <MockPaper attemptId={attemptId} inLanguages={inLanguages} />
    </div>
  )
}

function Result(props: PageProps) {
  const { data } = useQuery({ ...mockResult(props.attemptId), enabled: false })
  const inLanguages = useQuizLanguages(data?.questions ?? [])
  useTitle(m.resultOfMockTest)
  return (
    <div className="mx-auto max-w-3xl">
      <div className="print:hidden">
        <BackLink to={paths.mockTests}>{titles.mockTests}</BackLink>
      </div>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {m.result}
      </h1>
      <MockResultPage {...props} inLanguages={inLanguages} />
    </div>
  )
}
