import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/filter.ts'
import { toggledNode } from './toggled-node.ts'

interface PaperChoicesProps {
  paper: Syllabus['papers'][number]
  nodes: readonly string[]
  onChange: (nodes: string[]) => void
}

/** Lines are rendered once the paper is opened. */
export function PaperChoices({ paper: { paper_id, short, title, lines }, nodes, onChange }: PaperChoicesProps) {
  const [isOpen, setOpen] = useState(false)
  const isChosen = (id: string) => nodes.includes(id)
  const toggle = (id: string) => onChange(toggledNode(nodes, id))
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control py-2">
        <span className="min-w-0 flex-1">
          <span className="font-medium">{short}</span>
          {title !== short && <span className="block truncate text-sm text-quiet">{title}</span>}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      {isOpen && (
        <ul className="pb-3">
          <Choice text={m.allOf({ paper: short })} isChosen={isChosen(paper_id)} onToggle={() => toggle(paper_id)} />
          {lines.flatMap((line) =>
            [line, ...line.parts].map(({ node_id, text }) => (
              <Choice
                key={node_id}
                text={text}
                isPart={node_id !== line.node_id}
                isChosen={isChosen(node_id)}
                onToggle={() => toggle(node_id)}
              />
            )),
          )}
        </ul>
      )}
    </details>
  )
}

interface ChoiceProps {
  text: string
  isPart?: boolean
  isChosen: boolean
  onToggle: () => void
}

function Choice({ text, isPart = false, isChosen, onToggle }: ChoiceProps) {
  return (
    <li className={isPart ? 'ps-7' : ''}>
      <label className="flex min-h-11 items-center gap-3 py-1.5 text-sm leading-snug">
        <input type="checkbox" checked={isChosen} onChange={onToggle} className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </label>
    </li>
  )
}
