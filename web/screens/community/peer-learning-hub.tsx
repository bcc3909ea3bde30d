import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { HUB_CATEGORIES, MAX_SEARCH_CHARACTERS } from '#contract/community/peer-learning-rules.ts'
import * as m from '#messages/screens/community.ts'
import { TipTab } from '#web/community/learning-tips/tip-tab.tsx'
import { CATEGORY_LABELS } from '#web/community/peer-learning/category-labels.ts'
import { HUB_TABS, type HubTab } from '#web/community/peer-learning/hub-address.ts'
import { useHubAddress } from '#web/community/peer-learning/use-hub-address.ts'
import { useSearchBox } from '#web/community/peer-learning/use-search-box.ts'
import { ResultTab } from '#web/community/shared-results/result-tab.tsx'
import { GroupTab } from '#web/community/study-groups/group-tab.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/field.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const TABS = {
  results: { label: m.quizResults, Panel: ResultTab },
  groups: { label: m.studyGroups, Panel: GroupTab },
  tips: { label: m.learningTips, Panel: TipTab },
}

export function Hub() {
  const [address, goTo] = useHubAddress()
  const [categoryId, filtersId] = [useId(), useId()]
  const [areFiltersOpen, setFiltersOpen] = useState(address.category !== undefined)
  const box = useRef<HTMLInputElement>(null)
  // Only the first search adds a history entry.
  const { text, setText } = useSearchBox(address.q, (q) => goTo({ q }, { replace: address.q !== '' }))

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <div className="min-w-40 flex-1">
          <SearchField label={m.searchHub} text={text} onText={setText} box={box} maxLength={MAX_SEARCH_CHARACTERS} />
        </div>
        <Button
          variant="outline"
          className="sm:hidden"
          aria-expanded={areFiltersOpen}
          aria-controls={filtersId}
          onClick={() => setFiltersOpen(!areFiltersOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {m.filter}
        </Button>
        <div id={filtersId} className={`items-center gap-3 max-sm:basis-full sm:flex ${areFiltersOpen ? 'flex' : 'hidden'}`}>
          <label htmlFor={categoryId} className="text-quiet">
            {m.category}
          </label>
          <Select
            id={categoryId}
            value={address.category ?? ''}
            onChange={({ target }) => goTo({ category: HUB_CATEGORIES.find((known) => known === target.value) })}
            className="sm:w-48"
          >
            <option value="">{m.all}</option>
            {HUB_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_LABELS[category]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Tabs
        label={m.peerLearning}
        tabs={HUB_TABS.map((id) => {
          const { label, Panel } = TABS[id]
          return { id, label, panel: <Panel address={address} goTo={goTo} /> }
        })}
        open={address.tab}
        onOpen={(tab) => goTo({ tab: tab as HubTab })}
      />
    </>
  )
}
