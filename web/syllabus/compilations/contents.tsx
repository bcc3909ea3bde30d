import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import type { Language } from '#contract/languages.ts'
import type { CompiledPaper } from '#contract/syllabus/compilations.ts'
import { TEXTS as COMPILATION_TEXTS } from '#messages/all/reading-language/compilation.ts'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { placeOfNode, placeOfPaper, QUESTIONS_ID } from './places.ts'

interface ContentsProps {
  papers: readonly CompiledPaper[]
  hasQuestions: boolean
  language: Language
}

/** Closed on a phone, where it would be higher than the screen. */
export function Contents({ papers, hasQuestions, language }: ContentsProps) {
  const headingId = useId()
  const isPhone = useIsPhone()
  const texts = COMPILATION_TEXTS[language]
  return (
    <nav
      aria-labelledby={headingId}
      className="compilation-contents mb-8 rounded-card border border-line bg-surface px-4 py-2 print:px-0"
    >
      <details open={!isPhone}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <h2 id={headingId} lang={language} className="text-lg font-semibold">
            {texts.contents}
          </h2>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180 print:hidden" />
        </summary>
        <ol className="mt-1 space-y-1">
          {papers.map((paper) => (
            <li key={paper.paper}>
              <a href={`#${placeOfPaper(paper)}`} onClick={unfold} className={`inline-flex ${ROW}`}>
                <PaperTag paper={paper.paper} />
              </a>
              <Lines paper={paper} language={language} />
            </li>
          ))}
          {hasQuestions && (
            <li>
              <a href={`#${QUESTIONS_ID}`} lang={language} className={`inline-flex font-semibold ${ROW}`}>
                {texts.questions}
              </a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  )
}

const ROW = 'min-h-11 items-center print:min-h-0'

/** Before the browser scrolls there. */
function unfold({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const fold = document.getElementById(currentTarget.hash.slice(1))?.closest('details')
  if (fold) fold.open = true
}

function Lines({ paper, language }: { paper: CompiledPaper; language: Language }) {
  return (
    <ol className="border-s border-line ps-4">
      {paper.nodes.map((node) => (
        <li key={node.node_id}>
          <a
            href={`#${placeOfNode(paper, node)}`}
            onClick={unfold}
            className={`flex justify-between gap-3 py-1 text-ink hover:underline print:py-0 ${ROW}`}
          >
            <span lang={node.title?.lang ?? language} className="min-w-0 leading-snug wrap-anywhere">
              {node.title ? inShort(node.title.value) : COMPILATION_TEXTS[language].others}
            </span>
            {node.topics.length > 1 && (
              <span lang={language} className="text-sm whitespace-nowrap text-quiet">
                {COMPILATION_TEXTS[language].topics({ count: node.topics.length })}
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The whole sentence of the syllabus stands above its articles. */
function inShort(text: string): string {
  const rest = text.slice(LEAST)
  const end = rest.search(/[;,:—–]|\s-|-\s/)
  return end < 0 ? text : `${text.slice(0, LEAST + end).trimEnd()}…`
}

const LEAST = 20
