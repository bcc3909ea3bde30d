import { ListFilter } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { MEANING_NAMES, MEANINGS } from '#contract/syllabus/notes-rules.ts'
import * as m from '#messages/syllabus/notes.ts'
import { NodeFilter } from '#web/syllabus/filter/node-filter.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { SaveMenu } from './save-menu.tsx'
import { useHighlightFilter } from './use-highlight-filter.ts'

/** One row, so that the highlights begin on the first screen of a phone. */
export function HighlightFilterBar({ language }: { language: Language }) {
  const { filter, set } = useHighlightFilter()
  const [isOpen, setOpen] = useState(Boolean(filter.node || filter.meaning || filter.orphans))
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className="mb-4 space-y-4">
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            label={m.searchHighlights}
            placeholder={m.search}
            text={filter.q ?? ''}
            onText={(q) => set({ q })}
            box={box}
          />
        </div>
        <Button
          variant="outline"
          size="icon"
          aria-label={m.filter}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden="true" className="size-5" />
        </Button>
        <SaveMenu filter={filter} />
      </div>
      <div id={id} hidden={!isOpen} className="grid grid-cols-2 gap-3 sm:gap-4">
        <NodeFilter language={language} isShown={isOpen} />
        <Field label={m.type}>
          <Select
            value={filter.orphans ? 'orphans' : (filter.meaning ?? '')}
            onChange={({ target }) =>
              set(target.value === 'orphans' ? { meaning: '', orphans: 'true' } : { meaning: target.value, orphans: '' })
            }
          >
            <option value="">{m.all}</option>
            {MEANINGS.map((meaning) => (
              <option key={meaning} value={meaning}>
                {MEANING_NAMES[meaning]}
              </option>
            ))}
            <option value="orphans">{m.noLongerInText}</option>
          </Select>
        </Field>
      </div>
    </div>
  )
}
