import { useParams, useSearchParams } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { useChosenLanguage } from '#web/reading/article-languages/use-reading-language.ts'
import { CompilationPage } from '#web/syllabus/compilations/compilation-page.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const { period = '' } = useParams()
  const [params] = useSearchParams()
  const [language] = useChosenLanguage()
  return (
    <div className="compilation-document mx-auto max-w-3xl">
      <div className="print:hidden">
        <BackLink to={paths.compilations}>Compilations</BackLink>
      </div>
      <CompilationPage period={period} version={params.get('version') === 'unread' ? 'unread' : 'all'} language={language} />
    </div>
  )
}
