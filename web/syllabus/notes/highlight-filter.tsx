import { useRef } from 'react'
import type { Language } from '#contract/languages.ts'
import { MEANING_NAMES, MEANINGS } from '#contract/syllabus/notes-rules.ts'
import { NodeFilter } from '#web/syllabus/filter/node-filter.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { useHighlightFilter } from './use-highlight-filter.ts'

export function HighlightFilterBar({ language }: { language: Language }) {
  const { filter, set } = useHighlightFilter()
  const box = useRef<HTMLInputElement>(null)
  return (
    <div className="mb-4 space-y-4">
      <SearchField label="Search your highlights" text={filter.q ?? ''} onText={(q) => set({ q })} box={box} />
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        <NodeFilter language={language} />
        <Field label="Meaning">
          <Select
            value={filter.orphans ? 'orphans' : (filter.meaning ?? '')}
            onChange={({ target }) =>
              set(target.value === 'orphans' ? { meaning: '', orphans: 'true' } : { meaning: target.value, orphans: '' })
            }
          >
            <option value="">All</option>
            {MEANINGS.map((meaning) => (
              <option key={meaning} value={meaning}>
                {MEANING_NAMES[meaning]}
              </option>
            ))}
            <option value="orphans">No longer in the text</option>
          </Select>
        </Field>
      </div>
    </div>
  )
}
