import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { NodeRow } from './node-row.tsx'
import { type FiguresById, finishedText } from './tree.ts'

interface PaperSectionProps {
  paper: Syllabus['papers'][number]
  lang: Syllabus['language']
  figures: FiguresById
}

export function PaperSection({ paper, lang, figures }: PaperSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-16 cursor-pointer items-center gap-4 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span lang={lang} className="block font-semibold wrap-anywhere">
            {paper.short}
          </span>
          <span className="block text-sm text-quiet">{finishedText(paper.published, figures.get(paper.paper_id))}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      {isOpen && (
        <ul className="divide-y divide-line border-t border-line">
          <li>
            <NodeRow
              node={{ ...paper, node_id: paper.paper_id, text: paper.title }}
              lang={lang}
              figures={figures.get(paper.paper_id)}
            />
          </li>
          {paper.lines.map((line) => (
            <li key={line.node_id}>
              <NodeRow node={line} lang={lang} figures={figures.get(line.node_id)} hasParts={line.parts.length > 0} />
              {line.parts.length > 0 && (
                <ul className="divide-y divide-line border-t border-line">
                  {line.parts.map((part) => (
                    <li key={part.node_id}>
                      <NodeRow node={part} lang={lang} figures={figures.get(part.node_id)} isPart />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
