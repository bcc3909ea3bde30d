import { useParams, useSearchParams } from 'react-router'
import { FREE_COMPILATION_QUESTIONS } from '#contract/syllabus/compilation-rules.ts'
import type { Compilation } from '#contract/syllabus/compilations.ts'
import { compilations } from '#messages/screens/syllabus.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { paths } from '#web/platform/paths.ts'
import { CompilationTest } from '#web/practice/compilation-test/compilation-test.tsx'
import { ItemsOfPeriod } from '#web/reading/in-news/items-of-period.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { CompilationPage } from '#web/syllabus/compilations/compilation-page.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const { period = '' } = useParams()
  const [params] = useSearchParams()
  const [language] = useChosenLanguage()
  useRootAttribute('data-compilation')
  return (
    <div className="compilation-document mx-auto max-w-3xl">
      <div className="print:hidden">
        <BackLink to={paths.compilations}>{compilations}</BackLink>
      </div>
      <CompilationPage
        period={period}
        version={params.get('version') === 'unread' ? 'unread' : 'all'}
        language={language}
        testOf={testOf}
        itemsOf={itemsOf}
      />
    </div>
  )
}

function testOf({ period, version, language, question_count, locked }: Compilation) {
  const questions = locked.length > 0 ? Math.min(question_count, FREE_COMPILATION_QUESTIONS) : question_count
  return <CompilationTest {...{ period, version, language, questions }} />
}

const itemsOf = ({ first_day, last_day, language }: Compilation) => (
  <ItemsOfPeriod from={first_day} to={last_day} lang={language} />
)
