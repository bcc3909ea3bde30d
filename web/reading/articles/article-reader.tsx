import { type ReactNode, type RefObject, useMemo } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { paths } from '#web/platform/paths.ts'
import { inLanguage } from '#web/reading/article-languages/in-language.ts'
import { TranslationLine } from '#web/reading/article-languages/translation-line.tsx'
import { Glossary } from '#web/reading/key-terms/glossary.tsx'
import { KeyTermArea } from '#web/reading/key-terms/key-term-area.tsx'
import { termFinder } from '#web/reading/key-terms/key-terms.ts'
import { Analysis } from './analysis.tsx'
import { ArticleHead } from './article-head.tsx'
import { ExecutiveSummary } from './executive-summary.tsx'
import { History } from './history.tsx'
import { Practice } from './practice.tsx'

interface ArticleReaderProps {
  article: Article
  lang: Language
  /** Shows a translation with its English original. */
  isBilingual?: boolean
  /** Shown in the row under the title. */
  controls: ReactNode
  /** Shown in its own row between header and text. */
  belowHead?: ReactNode
  /** From the title to the end of the analysis. */
  text?: RefObject<HTMLDivElement | null>
  onFlashcards: () => void
}

export function ArticleReader({
  article,
  lang,
  isBilingual = false,
  controls,
  belowHead,
  text,
  onFlashcards,
}: ArticleReaderProps) {
  const reading = useMemo(() => inLanguage(article, lang), [article, lang])
  const find = useMemo(() => termFinder(reading.terms.value), [reading])
  const body = useMemo(
    () => (
      <div ref={text} className={isBilingual ? WIDE_COLUMNS : COLUMNS}>
        <ExecutiveSummary summary={reading.summary} lang={lang} find={find} isBilingual={isBilingual} />
        <Analysis sections={reading.sections} find={find} isBilingual={isBilingual} />
      </div>
    ),
    [reading, lang, find, text, isBilingual],
  )

  return (
    <article
      data-beside={isBilingual || undefined}
      className={`reading mx-auto max-w-(--reading-measure) lg:max-w-[calc(11.5rem+var(--reading-measure))] ${isBilingual ? 'xl:max-w-[calc(6rem+2*var(--reading-measure))]' : ''}`}
    >
      <div className={COLUMNS}>
        <ArticleHead article={article} title={reading.title} english={isBilingual ? article.title : undefined}>
          {controls}
        </ArticleHead>
        <div className="lg:col-start-2">
          <TranslationLine note={reading.note} />
        </div>
        {belowHead && <div className="lg:col-start-2">{belowHead}</div>}
      </div>
      <KeyTermArea terms={reading.terms}>{body}</KeyTermArea>
      <div className={COLUMNS}>
        <Glossary terms={reading.terms} lang={lang} />
        <History history={reading.history} terms={reading.terms} find={find} lang={lang} />
        <Practice article={article} onFlashcards={onFlashcards} />
        <footer className="mt-12 flex flex-wrap justify-between gap-x-4 border-t border-line pt-4 text-sm text-quiet lg:col-start-2">
          UPSC Current Catalyst
          <Link to={paths.dashboard} className="text-accent underline underline-offset-4 print:hidden">
            Daily Current Affairs
          </Link>
        </footer>
      </div>
    </article>
  )
}

/** Navigation and text; by default a line has 60 to 70 characters at any font scale. */
const COLUMNS = 'lg:grid lg:grid-cols-[9rem_minmax(0,var(--reading-measure))] lg:gap-x-10'
/** Two text columns next to each other. */
const WIDE_COLUMNS = `${COLUMNS} xl:grid-cols-[9rem_minmax(0,calc(2*var(--reading-measure)-5.5rem))]`
