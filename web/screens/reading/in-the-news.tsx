import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { IN_NEWS_KINDS, type InNewsKind } from '#contract/reading/provenance-rules.ts'
import * as m from '#messages/screens/reading/in-the-news.ts'
import * as titles from '#messages/screens/reading.ts'
import { paths } from '#web/platform/paths.ts'
import { formatMonth } from '#web/platform/time/dates.ts'
import { type ItemFilter, listedItems } from '#web/reading/in-news/api.ts'
import { ItemList } from '#web/reading/in-news/item-list.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { FilterFold } from '#web/syllabus/filter/filter-fold.tsx'
import { NodeFilter } from '#web/syllabus/filter/node-filter.tsx'
import { nodeInWords } from '#web/syllabus/filter/node-in-words.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { isPhone } from '#web/ui/use-is-phone.ts'

const KINDS = Object.entries(IN_NEWS_KINDS) as [InNewsKind, string][]
const NAMES = ['kind', 'month', 'node', 'q'] as const

function filterIn(params: URLSearchParams): ItemFilter {
  const given = Object.fromEntries(NAMES.map((name) => [name, params.get(name) || undefined]))
  return { ...given, kind: KINDS.find(([kind]) => kind === given.kind)?.[0] }
}

type Change = (parts: Partial<Record<keyof ItemFilter, string | undefined>>) => void

export function Component() {
  const [language] = useChosenLanguage()
  const [params, setParams] = useSearchParams()
  const filter = filterIn(params)
  const change: Change = (parts) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(parts)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => change({ kind: undefined, month: undefined, node: undefined, q: undefined })
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.library}>{titles.library}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.inTheNews}
      </h1>
      <Words key={filter.q ?? ''} q={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <Filter filter={filter} language={language} onChange={change} />
      <ItemList
        isByMonth
        filter={filter}
        lang={language}
        action={
          Object.values(filter).some(Boolean) && (
            <Button variant="outline" onClick={clear}>
              {m.showAll}
            </Button>
          )
        }
      />
    </div>
  )
}

interface FilterProps {
  filter: ItemFilter
  language: Language
  onChange: Change
}

function Filter({ filter, language, onChange }: FilterProps) {
  const { kind, month, node } = filter
  const [isOpen, setOpen] = useState(!isPhone() && Boolean(kind || month || node))
  const tree = useQuery({ ...syllabusTree(language), enabled: isOpen || node !== undefined })
  const chosen = [kind && IN_NEWS_KINDS[kind], month && formatMonth(month), node && nodeInWords(node, tree.data)]
  return (
    <FilterFold
      isOpen={isOpen}
      onToggle={setOpen}
      chosen={chosen.filter(Boolean).join(', ')}
      lang={node ? tree.data?.language : undefined}
    >
      <Kind filter={filter} onChange={(kind) => onChange({ kind })} />
      <Field label={m.month}>
        <Input type="month" value={month ?? ''} onChange={({ target }) => onChange({ month: target.value })} />
      </Field>
      <div className="sm:col-span-2">
        <NodeFilter language={language} isShown={isOpen} />
      </div>
    </FilterFold>
  )
}

function Kind({ filter, onChange }: { filter: ItemFilter; onChange: (kind: string) => void }) {
  const counts = useInfiniteQuery(listedItems(filter)).data?.pages[0]?.counts ?? []
  const countOf = (kind: InNewsKind) => counts.find((one) => one.kind === kind)?.items ?? 0
  return (
    <Field label={m.kind}>
      <Select value={filter.kind ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{m.allKinds}</option>
        {KINDS.map(([kind, name]) => (
          <option key={kind} value={kind}>
            {`${name} (${countOf(kind)})`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Sent by Enter or the button, so that typing asks nothing. */
function Words({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q)
  return (
    <form
      className="mb-4 flex items-end gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label={m.searchIn}>
          <Input type="search" maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </div>
      <Button type="submit" variant="outline">
        {m.search}
      </Button>
    </form>
  )
}
