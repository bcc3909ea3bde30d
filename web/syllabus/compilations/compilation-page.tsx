import * as m from '#messages/syllabus/compilations.ts'
import './compilation.css'
import { useQuery } from '@tanstack/react-query'
import { CalendarX, CircleCheck, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { COMPILATION_NOT_FOUND, type Version } from '#contract/syllabus/compilation-rules.ts'
import type { Compilation } from '#contract/syllabus/compilations.ts'
import { type PeriodKind, periodOf } from '#contract/syllabus/periods.ts'
import { TEXTS as COMPILATION_TEXTS } from '#messages/all/reading-language/compilation.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { compilation } from './api.ts'
import { CompiledPaper } from './compiled-paper.tsx'
import { Contents } from './contents.tsx'
import { PdfNotes } from './pdf-notes.tsx'
import { periodTitle } from './period-texts.ts'
import { Questions } from './questions.tsx'
import { SavePdf } from './save-pdf.tsx'
import { useOpenOnPaper } from './use-open-on-paper.ts'
import { VersionSwitch } from './version-switch.tsx'

interface CompilationPageProps {
  period: string
  version: Version
  language: Language
  /** Passed in, as it belongs to another domain. */
  testOf: (compilation: Compilation) => ReactNode
  /** Items in the news, likewise. */
  itemsOf: (compilation: Compilation) => ReactNode
}

export function CompilationPage({ period, version, ...rest }: CompilationPageProps) {
  const range = periodOf(period)
  const title = range ? periodTitle(range) : m.compilation
  useTitle(title)
  useRunningHead(title)
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 mb-1 text-2xl font-semibold sm:text-3xl print:text-xl">
        {title}
      </h1>
      {range ? <Loaded kind={range.kind} period={period} version={version} {...rest} /> : <NoCompilation />}
    </>
  )
}

function Loaded({ kind, period, version, language, testOf, itemsOf }: CompilationPageProps & { kind: PeriodKind }) {
  const query = useQuery(compilation(period, version, language))
  if (!query.data && isNotFound(query.error)) return <NoCompilation kind={kind} />
  return (
    <>
      <VersionSwitch version={version} />
      {query.isPending ? (
        <CompilationSkeleton />
      ) : !query.data ? (
        <LoadFailure title={m.compilationDidNotLoad} error={query.error} onRetry={() => query.refetch()} />
      ) : query.data.articles === 0 ? (
        <AllRead kind={query.data.kind} />
      ) : (
        <Document
          key={`${period} ${version}`}
          data={query.data}
          language={language}
          test={testOf(query.data)}
          items={itemsOf(query.data)}
        />
      )}
    </>
  )
}

const NONE_OF: Record<PeriodKind, string> = { week: m.noneOfWeek, month: m.noneOfMonth }
const NOTHING_UNREAD_IN: Record<PeriodKind, string> = { week: m.nothingUnreadInWeek, month: m.nothingUnreadInMonth }

const NoCompilation = ({ kind }: { kind?: PeriodKind }) => (
  <div className="mt-4">
    <EmptyState
      icon={CalendarX}
      title={kind ? NONE_OF[kind] : COMPILATION_NOT_FOUND}
      action={
        <Link to={paths.compilations} className={buttonStyle()}>
          {m.allCompilations}
        </Link>
      }
    >
      {m.whenItAppears}
    </EmptyState>
  </div>
)

const AllRead = ({ kind }: Pick<Compilation, 'kind'>) => (
  <EmptyState
    icon={CircleCheck}
    title={m.allRead}
    action={
      <Link to="?" replace className={buttonStyle({ variant: 'outline' })}>
        {m.seeAllArticles}
      </Link>
    }
  >
    {NOTHING_UNREAD_IN[kind]}
  </EmptyState>
)

interface DocumentProps {
  data: Compilation
  language: Language
  test: ReactNode
  items: ReactNode
}

function Document({ data, language, test, items }: DocumentProps) {
  useOpenOnPaper()
  const [isSaved, setSaved] = useState(false)
  const topics = data.papers.flatMap(({ nodes }) => nodes.flatMap((node) => node.topics))
  const isPartlyEnglish = language !== 'en' && topics.some(({ summary }) => summary.lang === 'en')
  return (
    <>
      <p className="text-quiet">
        <span lang={language}>{COMPILATION_TEXTS[language].size({ articles: data.articles, topics: topics.length })}</span>
        {isPartlyEnglish && ` ${m.partlyEnglish}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {m.print}
        </Button>
        <SavePdf period={data.period} version={data.version} language={data.language} onSave={() => setSaved(true)} />
      </div>
      {isSaved && <PdfNotes data={data} />}
      <div className="h-8 print:hidden" />
      <Contents papers={data.papers} hasQuestions={data.question_count > 0} language={language} />
      <div className="compilation-columns">
        {data.papers.map((paper, place) => (
          <CompiledPaper
            key={paper.paper}
            paper={paper}
            language={language}
            isOpen={place === 0 || topics.length <= FEW_TOPICS}
          />
        ))}
      </div>
      {items}
      <Questions compilation={data} language={language} test={test} />
    </>
  )
}

/** All papers are unfolded. */
const FEW_TOPICS = 6

function CompilationSkeleton() {
  return (
    <PageLoading label={m.loadingCompilation}>
      <div className="space-y-6">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-11 w-28" />
        <SkeletonCard title={m.contents} lines={5} className="h-64 max-md:h-16" />
        {[1, 2, 3].map((topic) => (
          <div key={topic} className="space-y-3">
            <Skeleton className="h-6 w-3/4" />
            <SkeletonLines count={6} />
          </div>
        ))}
      </div>
    </PageLoading>
  )
}

/** Printed margins take text only from styles. */
function useRunningHead(title: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--running-head', JSON.stringify(title))
    return () => {
      style.removeProperty('--running-head')
    }
  }, [title])
}
