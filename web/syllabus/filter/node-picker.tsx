import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/filter.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { placeOf } from '#web/syllabus/ledger/tree.ts'
import { PaperChoices } from './paper-choices.tsx'

interface NodePickerProps {
  language: Language
  nodes: readonly string[]
  onChange: (nodes: string[]) => void
  /** Where none means no line. */
  isOptional?: boolean
}

/** Paper by paper: all lines in one list are too many for a phone. */
export function NodePicker({ language, nodes, onChange, isOptional = false }: NodePickerProps) {
  const tree = useQuery(syllabusTree(language))
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-semibold">{m.papersAndLines}</legend>
      {nodes.length === 0 && !isOptional && <p className="text-sm text-quiet">{m.allUntilChosen}</p>}
      {nodes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {nodes.map((node) => (
            <li key={node} className="max-w-full">
              <Chosen
                name={nameOf(tree.data, node)}
                lang={tree.data?.language}
                onRemove={() => onChange(nodes.filter((one) => one !== node))}
              />
            </li>
          ))}
        </ul>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {tree.data?.papers.map((paper) => (
          <li key={paper.paper_id} lang={tree.data.language}>
            <PaperChoices paper={paper} nodes={nodes} onChange={onChange} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function nameOf(syllabus: Syllabus | undefined, node: string): string {
  const place = syllabus && placeOf(syllabus, node)
  if (!place) return node
  return place.id === place.paper.paper_id ? place.paper.short : `${place.paper.short}: ${place.text}`
}

function Chosen({ name, lang, onRemove }: { name: string; lang: Language | undefined; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-strong bg-surface px-4 text-sm hover:bg-sunken"
    >
      {m.remove({
        name,
        hidden: (text) => <span className="sr-only">{text}</span>,
        shown: (text) => (
          <span lang={lang} className="min-w-0 truncate">
            {text}
          </span>
        ),
      })}
      <X aria-hidden="true" className="size-4 shrink-0 text-quiet" />
    </button>
  )
}
