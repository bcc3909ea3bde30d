import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
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
    <div className="space-y-5 pt-2">
      <Choice
        legend="Questions"
        value={filter.answered}
        options={[
          { value: 'any', label: 'Any' },
          { value: 'wrong', label: 'Only what I got wrong' },
          { value: 'unseen', label: 'Only unseen' },
        ]}
        onChange={(answered) => onChange({ answered })}
      />
      {pickNodes(filter.nodes, (nodes) => onChange({ nodes }))}
      <Switch
        label="Only what I have read"
        checked={filter.only_read}
        onToggle={() => onChange({ only_read: !filter.only_read })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Published from">
          <Input
            type="date"
            max={filter.to}
            value={filter.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        <Field label="Published until">
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
