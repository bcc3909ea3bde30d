import { DISCUSSION_FILTERS, type DiscussionFilter } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { FILTER_LABELS } from './labels.ts'

export function FilterChips({ chosen, onChoose }: { chosen: DiscussionFilter; onChoose: (filter: DiscussionFilter) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{m.whichToShow}</legend>
      {DISCUSSION_FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="min-h-11 rounded-full border border-strong px-2.5 text-sm sm:px-4 font-medium hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {FILTER_LABELS[filter]}
        </button>
      ))}
    </fieldset>
  )
}
