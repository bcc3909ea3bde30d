import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/filter.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { NodeOptions } from './node-options.tsx'
import { useArticleFilter } from './use-article-filter.ts'

interface NodeFilterProps {
  language: Language
  /** The syllabus is loaded once shown. */
  isShown?: boolean
}

export function NodeFilter({ language, isShown = true }: NodeFilterProps) {
  const { filter, set } = useArticleFilter()
  const { data } = useQuery({ ...syllabusTree(language), enabled: isShown })
  const chosen = data && filter.node && textOf(data, filter.node)
  return (
    <Field
      label={m.syllabus}
      hint={
        chosen &&
        chosen.length > SHORT && (
          <span lang={data?.language} className="block leading-relaxed">
            {chosen}
          </span>
        )
      }
    >
      <Select lang={data?.language} value={filter.node ?? ''} onChange={({ target }) => set({ node: target.value || undefined })}>
        <option value="">{m.allPapers}</option>
        {filter.node && !data && <option value={filter.node}>{filter.node}</option>}
        {data && <NodeOptions syllabus={data} withPapers />}
      </Select>
    </Field>
  )
}

/** Characters that a select shows on a phone. */
const SHORT = 24

/** In full: the select cuts it. A paper has a short name. */
const textOf = ({ papers }: Syllabus, node: string): string | undefined =>
  papers
    .flatMap(({ lines }) => lines)
    .flatMap((line) => [line, ...line.parts])
    .find(({ node_id }) => node_id === node)?.text
