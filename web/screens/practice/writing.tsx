import '#web/practice/writing/writing.css'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, type Params, useParams } from 'react-router'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/practice/pages.ts'
import * as titles from '#messages/screens/practice.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Comparison } from '#web/practice/writing/answer/comparison.tsx'
import { WritingDesk } from '#web/practice/writing/desk/writing-desk.tsx'
import { WritingNeedsPro } from '#web/practice/writing/needs-pro.tsx'
import { Markup } from '#web/reading/articles/markup.tsx'
import { Sketch } from '#web/reading/figures/sketch.tsx'
import { ValueBox } from '#web/reading/provenance/value-box.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { EnglishBeneath, useWithEnglish } from '#web/reading/shared/with-english.tsx'
import { NodeFilter } from '#web/syllabus/filter/node-filter.tsx'
import { NodeName } from '#web/syllabus/filter/node-name.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'

const WritingHome = lazy(async () => ({ default: (await import('#web/practice/writing/home/writing-home.tsx')).WritingHome }))

type Place = { page: 'home' } | { page: 'desk'; articleId: string; questionKey: string } | { page: 'answer'; answerId: string }

/** One route, because every route adds its files to the first page. */
function placeOf({ '*': rest = '' }: Params): Place | undefined {
  const [first, second, third, ...more] = rest.split('/')
  if (more.length > 0) return undefined
  if (!first) return { page: 'home' }
  if (first === 'q' && second && third) return { page: 'desk', articleId: second, questionKey: third }
  if (first === 'answers' && second && !third) return { page: 'answer', answerId: second }
  return undefined
}

export function Component() {
  const place = placeOf(useParams())
  const [language] = useChosenLanguage()
  const isWithEnglish = useWithEnglish()
  const mayWrite = can(useSession().user?.role, 'proStudy')
  if (!place) return <Navigate to={paths.writing} replace />
  if (place.page === 'home')
    return (
      <Page title={titles.answerWriting} back={<BackLink to={paths.practise}>{titles.practise}</BackLink>}>
        {mayWrite ? (
          <Suspense fallback={<Loading />}>
            <WritingHome
              language={language}
              nodeFilter={<NodeFilter language={language} />}
              nodeName={<NodeName language={language} />}
            />
          </Suspense>
        ) : (
          <WritingNeedsPro />
        )}
      </Page>
    )
  const back = <BackLink to={paths.writing}>{titles.answerWriting}</BackLink>
  if (!mayWrite)
    return (
      <Page title={m.writeAnswer} back={back}>
        <WritingNeedsPro />
      </Page>
    )
  if (place.page === 'desk')
    return (
      <Page title={m.writeAnswer} back={back}>
        <WritingDesk
          key={`${place.articleId}/${place.questionKey}`}
          articleId={place.articleId}
          questionKey={place.questionKey}
          language={language}
        />
      </Page>
    )
  return (
    <Page title={m.yourAnswer} back={back} isWide>
      <Comparison
        key={place.answerId}
        answerId={place.answerId}
        language={language}
        modelAnswer={({ model_answer, english, value_box, sketch, lang }) => (
          <>
            <div lang={lang}>
              <Markup text={model_answer} find={unmarked} heading="h3" lang={lang} />
            </div>
            <EnglishBeneath>{isWithEnglish && english && <Markup text={english} find={unmarked} heading="h3" />}</EnglishBeneath>
            <ValueBox values={value_box} lang={language} />
            {sketch && <Sketch sketch={sketch} lang={language} />}
          </>
        )}
      />
    </Page>
  )
}

/** Key terms are marked only in articles. */
const unmarked = termFinder([])

interface PageProps {
  title: string
  back: ReactNode
  isWide?: boolean
  children: ReactNode
}

function Page({ title, back, isWide = false, children }: PageProps) {
  useTitle(title)
  return (
    <div className={`mx-auto ${isWide ? 'max-w-5xl' : 'max-w-3xl'}`}>
      {back}
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {title}
      </h1>
      {children}
    </div>
  )
}

const Loading = () => (
  <PageLoading label={m.loadingAnswers}>
    <SkeletonRows rows={5} className="h-96" />
  </PageLoading>
)
