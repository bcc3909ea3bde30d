import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { TEXTS as LEDGER_TEXTS } from '#messages/all/reading-language/ledger.ts'
import { paths } from '#web/platform/paths.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { NodeRow } from './node-row.tsx'
import { type FiguresById, finishedText, practiceTexts, subjectOf } from './tree.ts'

interface PaperSectionProps {
  paper: Syllabus['papers'][number]
  lang: Syllabus['language']
  figures: FiguresById
}

export function PaperSection({ paper, lang, figures }: PaperSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const subject = subjectOf(paper)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-16 cursor-pointer items-center gap-4 px-4 py-3">
        <span lang={lang} className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{`${paper.short} `}</span>
          {subject && <span className="block text-sm wrap-anywhere">{`${subject} `}</span>}
          <span className="mt-1 block text-sm text-quiet">
            {finishedText(paper.published, figures.get(paper.paper_id), lang)}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      {isOpen && (
        <ul className="divide-y divide-line border-t border-line">
          <li>
            <WholePaper paper={paper} lang={lang} figures={figures} />
          </li>
          {paper.lines.map((line) => (
            <li key={line.node_id}>
              <NodeRow node={line} lang={lang} figures={figures.get(line.node_id)} parts={line.parts.length} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function WholePaper({ paper: { paper_id, short }, lang, figures }: PaperSectionProps) {
  return (
    <Link
      to={paths.syllabusNode(paper_id)}
      className="flex min-h-11 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken"
    >
      <span lang={lang} className="min-w-0 flex-1">
        <span className="block font-medium">{LEDGER_TEXTS[lang].all({ paper: short })}</span>
        <QuietLine>{practiceTexts(figures.get(paper_id), lang)}</QuietLine>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
    </Link>
  )
}
