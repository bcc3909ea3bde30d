import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { placeOf } from '#web/syllabus/ledger/tree.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { NodeOptions } from './node-options.tsx'

interface NodePickerProps {
  language: Language
  nodes: readonly string[]
  onChange: (nodes: string[]) => void
}

export function NodePicker({ language, nodes, onChange }: NodePickerProps) {
  const tree = useQuery(syllabusTree(language))
  return (
    <div className="space-y-2">
      <Field
        label="Papers and lines of the syllabus"
        hint={nodes.length === 0 ? 'All papers, until you choose some.' : 'Includes questions about any of them.'}
      >
        <Select lang={tree.data?.language} value="" onChange={({ target }) => onChange([...new Set([...nodes, target.value])])}>
          <option value="">Add a paper or a line</option>
          {tree.data && <NodeOptions syllabus={tree.data} withPapers />}
        </Select>
      </Field>
      {nodes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {nodes.map((node) => (
            <li key={node} className="max-w-full">
              <Chosen name={nameOf(tree.data, node)} lang={tree.data?.language} onRemove={() => onChange(without(nodes, node))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const without = (nodes: readonly string[], node: string) => nodes.filter((one) => one !== node)

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
      <span className="sr-only">Remove </span>
      <span lang={lang} className="min-w-0 truncate">
        {name}
      </span>
      <X aria-hidden="true" className="size-4 shrink-0 text-quiet" />
    </button>
  )
}
