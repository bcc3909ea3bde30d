import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
import * as m from '#messages/practice/mock-tests/home.ts'
import { Choice } from '#web/ui/form/choice.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import type { PickNodes } from '../pick-nodes.ts'

interface MoreChoicesProps {
  filter: QuestionFilter
  pickNodes: PickNodes
  onChange: (part: Partial<QuestionFilter>) => void
}

export function MoreChoices({ filter, pickNodes, onChange }: MoreChoicesProps) {
  return (
    <div className="space-y-5 pt-2 pb-4">
      <Choice
        legend={m.questions}
        value={filter.answered}
        options={[
          { value: 'any', label: m.any },
          { value: 'wrong', label: m.onlyWhatWasWrong },
          { value: 'unseen', label: m.onlyWhatIsUnseen },
        ]}
        onChange={(answered) => onChange({ answered })}
      />
      {pickNodes(filter.nodes, (nodes) => onChange({ nodes }))}
      <Switch label={m.onlyWhatIsRead} checked={filter.only_read} onToggle={() => onChange({ only_read: !filter.only_read })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.publishedFrom}>
          <Input
            type="date"
            max={filter.to}
            value={filter.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        <Field label={m.publishedUntil}>
          <Input
            type="date"
            min={filter.from}
            value={filter.to ?? ''}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </Field>
      </div>
    </div>
  )
}
