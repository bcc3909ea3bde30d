import { ChevronDown, ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DirectiveId } from '#contract/practice/directives.ts'
import { LOCALE } from '#messages/language.ts'
import * as m from '#messages/practice/writing/home.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { paperName } from '#web/ui/paper-tag.tsx'
import { isPhone } from '#web/ui/use-is-phone.ts'
import { directiveName } from './answer-words.ts'
import type { WritingFigures } from './queries.ts'
import { NO_FILTER, type WritingFilter } from './writing-filter.ts'

interface HistoryFilterProps {
  filter: WritingFilter
  onChange: (change: WritingFilter) => void
  /** Of all answers: only these values can be chosen. */
  figures: WritingFigures | undefined
  /** Nothing matches: the way out stands below. */
  isEmpty: boolean
  nodeFilter: ReactNode
  /** Of the chosen line of the syllabus. */
  nodeName: ReactNode
}

export function HistoryFilter({ filter, onChange, figures, isEmpty, nodeFilter, nodeName }: HistoryFilterProps) {
  const isNarrowed = Object.keys(filter).length > 0
  const words = inWords(filter)
  const [isOpen, setOpen] = useState(isNarrowed && !isEmpty && !isPhone())
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mb-4 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-medium">
        <ListFilter aria-hidden="true" className="size-5 text-quiet" />
        <span className="shrink-0">{m.filter}</span>
        <span className="line-clamp-2 min-w-0 text-sm font-normal text-pretty text-quiet wrap-anywhere">
          {words}
          {words && filter.node && ', '}
          {nodeName}
        </span>
        <ChevronDown aria-hidden="true" className="ms-auto size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
          <Choice
            label={m.directiveWord}
            all={m.allDirectives}
            value={filter.directive}
            options={options(
              filter.directive,
              figures?.directives.map(({ directive }) => directive ?? 'none'),
              directiveText,
            )}
            onChange={(directive) => onChange({ directive: directive as DirectiveId | 'none' | undefined })}
          />
          <Choice
            label={m.paperOfArticle}
            all={m.allPapers}
            value={filter.paper}
            options={options(
              filter.paper,
              figures?.papers.map(({ paper }) => paper),
              paperName,
            )}
            onChange={(paper) => onChange({ paper })}
          />
          <div className="sm:col-span-2">{nodeFilter}</div>
          {isNarrowed && !isEmpty && (
            <Button variant="outline" className="justify-self-start" onClick={() => onChange(NO_FILTER)}>
              {m.clearFilter}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

const directiveText = (directive: string) => directiveName(directive === 'none' ? null : (directive as DirectiveId))

/** `Discuss, GS2` */
const inWords = ({ directive, paper }: WritingFilter): string =>
  [directive && directiveText(directive), paper && paperName(paper)].filter(Boolean).join(', ')

interface Option {
  value: string
  text: string
}

const collator = new Intl.Collator(LOCALE)

function options(chosen: string | undefined, known: string[] = [], textOf = (value: string) => value): Option[] {
  const values = new Set(chosen ? [...known, chosen] : known)
  return [...values].map((value) => ({ value, text: textOf(value) })).sort((one, other) => collator.compare(one.text, other.text))
}

interface ChoiceProps {
  label: string
  all: string
  value: string | undefined
  options: readonly Option[]
  onChange: (value: string | undefined) => void
}

const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{all}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
)
