import { ChevronDown } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import type { CompiledPaper as Paper } from '#contract/syllabus/compilations.ts'
import { TEXTS as COMPILATION_TEXTS } from '#messages/all/reading-language/compilation.ts'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { CompiledTopic } from './compiled-topic.tsx'
import { placeOfNode, placeOfPaper } from './places.ts'

interface CompiledPaperProps {
  paper: Paper
  language: Language
  isOpen: boolean
}

export function CompiledPaper({ paper, language, isOpen }: CompiledPaperProps) {
  const { title } = paper
  // `General Studies-I: ` says what the tag says.
  const subject = title?.value.split(': ')[1]
  return (
    <details open={isOpen} className="group/paper mb-4">
      <summary className="flex items-center justify-between gap-3 border-b-2 border-strong pb-2">
        <h2 id={placeOfPaper(paper)} tabIndex={-1} className="min-w-0 scroll-mt-4 text-xl outline-none">
          <PaperTag paper={paper.paper} />
          {title && subject && (
            <span lang={title.lang} className="block text-base leading-snug font-medium text-quiet wrap-anywhere">
              {subject}
            </span>
          )}
        </h2>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet group-open/paper:rotate-180 print:hidden" />
      </summary>
      {paper.nodes.map((node) => (
        <section key={node.node_id} aria-labelledby={placeOfNode(paper, node)} className="mb-10">
          <h3
            id={placeOfNode(paper, node)}
            lang={node.title?.lang ?? language}
            tabIndex={-1}
            className="mt-5 scroll-mt-4 text-base leading-snug font-semibold text-quiet outline-none wrap-anywhere"
          >
            {node.title?.value ?? COMPILATION_TEXTS[language].others}
          </h3>
          {node.topics.map((topic) => (
            <CompiledTopic key={topic.articles[0]?.article_id} topic={topic} language={language} />
          ))}
        </section>
      ))}
    </details>
  )
}
