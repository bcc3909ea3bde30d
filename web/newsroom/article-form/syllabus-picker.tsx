import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { use } from 'react'
import { pathOf } from '#contract/field-path.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { PlaceContext, useSaid } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'

interface SyllabusPickerProps {
  path: Path
  /** Only the lines chosen there and those below them. Default: all. */
  within?: Path
  hint?: string
}

/** Of an article, a question or a card. */
export function SyllabusPicker({ path, within, hint }: SyllabusPickerProps) {
  const { article, set } = useFormContext()
  const tree = useQuery(syllabusTree('en'))
  const value = valueAt(article, path)
  const limits = within && idsAt(valueAt(article, within))
  const chosen = idsAt(value)
  const choices = tree.data ? choicesOf(tree.data).filter(({ id }) => isOffered(id, chosen, limits)) : []
  const place = pathOf(path)
  const error = useMistakeBelow(path, chosen.length)
  const change = (ids: string[]) => set(path, ids.length === 0 && within ? undefined : ids)
  if (within && limits?.length === 0) return null
  return (
    <div className="space-y-2">
      <Field
        label={within ? 'Syllabus, if narrower than the article’s' : 'Syllabus'}
        hint={tree.isError ? 'The syllabus did not load. Ids can be written in the JSON tab.' : hint}
        error={error}
      >
        <Select data-path={place} value="" onChange={({ target }) => change([...chosen, target.value])}>
          <option value="">{choices.length === 0 ? 'Nothing more to add' : 'Add a line'}</option>
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <ul className="space-y-1">
          {chosen.map((id) => (
            <li key={id} className="flex items-center justify-between gap-2 rounded-control bg-sunken py-1 pe-1 ps-3 text-sm">
              <span className="min-w-0 wrap-anywhere">{tree.data ? labelOf(tree.data, id) : id}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${id} from the syllabus`}
                onClick={() => change(chosen.filter((one) => one !== id))}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Of the list or of one of its lines. */
function useMistakeBelow(path: Path, chosen: number): string | undefined {
  const { mistakes } = useFormContext()
  const places = use(PlaceContext)
  const place = pathOf(path)
  const found = mistakes.find((mistake) => mistake.path === place || mistake.path.startsWith(`${place}[`))
  const message = found && (chosen === 0 ? 'Add at least one line' : WRONG_LINES)
  useSaid(found?.path, [...places, 'Syllabus'].join(', '), message)
  return message
}

const WRONG_LINES = 'Remove lines that the syllabus does not have, that another one includes, or beyond five'

const idsAt = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])

const choicesOf = ({ papers }: Syllabus) =>
  papers.flatMap(({ short, lines }) =>
    lines.flatMap(({ node_id, text, parts }) => [
      { id: node_id, label: `${short}: ${text}` },
      ...parts.map((part) => ({ id: part.node_id, label: `${short}: – ${part.text}` })),
    ]),
  )

const labelOf = (syllabus: Syllabus, id: string) => choicesOf(syllabus).find((choice) => choice.id === id)?.label ?? id

const isBelow = (id: string, other: string) => id === other || id.startsWith(`${other}.`)

/** Lines above or below a chosen one are excluded. */
function isOffered(id: string, chosen: readonly string[], limits: readonly string[] | undefined): boolean {
  if (limits && !limits.some((limit) => isBelow(id, limit))) return false
  return !chosen.some((one) => isBelow(id, one) || isBelow(one, id))
}
