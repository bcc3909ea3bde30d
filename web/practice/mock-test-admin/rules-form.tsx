import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { MINUTES_PER_HUNDRED } from '#contract/practice/mock-test-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { markingRules, type SavedRules, useSaveRules } from './api.ts'
import { MarksFields, marksFrom, typedMarks } from './marks-fields.tsx'

/** How tests are marked that people make. */
export function RulesCard() {
  const { data, isError, isFetching, refetch } = useQuery(markingRules())
  return (
    <Card title="Tests that people make" intro="Applies to tests that are made from now on; those that exist keep their rules.">
      {data && <RulesForm key={JSON.stringify(data)} rules={data} />}
      {isError && !data && <QuietFailure text="The rules could not be loaded." busy={isFetching} onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton className="h-56 w-full" />}
    </Card>
  )
}

function RulesForm({ rules }: { rules: SavedRules }) {
  const [marks, setMarks] = useState(() => typedMarks(rules))
  const [minutes, setMinutes] = useState(String(rules.minutes_per_hundred))
  const save = useSaveRules()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { ...marksFrom(marks), minutes_per_hundred: Number(minutes) },
      { onSuccess: () => toast('The rules were saved.', 'success') },
    )
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      <MarksFields marks={marks} onChange={setMarks} />
      <Field
        label="Minutes for 100 questions"
        error={save.isError ? failureText(save.error, 'The rules could not be saved. Please try again.') : undefined}
      >
        <Input
          type="number"
          inputMode="numeric"
          required
          min={MINUTES_PER_HUNDRED.least}
          max={MINUTES_PER_HUNDRED.most}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          className="max-w-28"
        />
      </Field>
      <Button type="submit" variant="outline" busy={save.isPending}>
        Save rules
      </Button>
    </form>
  )
}
