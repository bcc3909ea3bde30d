import { useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'
import { paths } from '#web/platform/paths.ts'
import { ControlWord } from '#web/reading/article-languages/control-word.tsx'

interface SyllabusLinesProps {
  /** Missing in articles that a device stored before they had it. */
  lines: readonly SyllabusLine[] | undefined
  lang: Language
}

/** The lines of the syllabus that the article is about, each a link. One at first, on one row, so that the summary begins high on a phone. */
export function SyllabusLines({ lines = [], lang }: SyllabusLinesProps) {
  const [isOpen, setOpen] = useState(false)
  if (lines.length === 0) return null
  const shown = isOpen ? lines : lines.slice(0, 1)
  return (
    <>
      <p className="hidden text-sm print:block">{lines.map(({ paper, text }) => `${paper.en}: ${text.en}`).join('; ')}</p>
      <div className="mt-1 flex items-start gap-2 text-sm sm:mt-2 print:hidden">
        <ul aria-label="Syllabus" className="min-w-0 flex-1">
          {shown.map(({ node_id, paper, text }) => {
            const language = text[lang] ? lang : 'en'
            return (
              <li key={node_id}>
                <Link
                  to={paths.syllabusNode(node_id)}
                  lang={language}
                  className="flex min-h-11 items-center text-quiet underline-offset-4 hover:underline"
                >
                  <span className={isOpen ? 'wrap-anywhere' : 'truncate'}>
                    <span className="font-semibold">{paper[language] ?? paper.en}</span> {text[language] ?? text.en}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
        {lines.length > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="min-h-11 shrink-0 rounded-control px-2 font-medium text-accent hover:bg-sunken"
          >
            {isOpen ? <ControlWord>Less</ControlWord> : lang === 'en' ? `${lines.length - 1} more` : `+${lines.length - 1}`}
            <span className="sr-only"> of the syllabus</span>
          </button>
        )}
      </div>
    </>
  )
}
