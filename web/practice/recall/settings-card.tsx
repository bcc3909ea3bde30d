import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { DAILY_MINUTES, ENOUGH_TO_FIT, type RecallSettings } from '#contract/practice/recall-rules.ts'
import * as m from '#messages/practice/recall/settings.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { recallSettings, useSaveRecallSettings } from './api.ts'

export function RecallSettingsCard() {
  const { data, isError, isFetching, refetch } = useQuery(recallSettings())
  return (
    <Card title={m.title}>
      {data && <SettingsForm key={data.daily_minutes} settings={data} />}
      {isError && !data && <QuietFailure text={m.notLoaded} busy={isFetching} onRetry={() => refetch()} />}
      {!data && !isError && (
        <div className="h-122 overflow-hidden sm:h-90">
          <SkeletonLines count={9} />
        </div>
      )}
    </Card>
  )
}

function SettingsForm({ settings }: { settings: RecallSettings }) {
  const [minutes, setMinutes] = useState(String(settings.daily_minutes))
  const save = useSaveRecallSettings()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ daily_minutes: Number(minutes) }, { onSuccess: () => toast(m.saved, 'success') })
  }
  return (
    <div className="space-y-5">
      <form onSubmit={submit} className="space-y-3">
        <Field label={m.minutesADay} hint={m.minutesHint} error={save.isError ? failureText(save.error, m.notSaved) : undefined}>
          <Input
            type="number"
            inputMode="numeric"
            min={DAILY_MINUTES.least}
            max={DAILY_MINUTES.most}
            required
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
            className="max-w-28"
          />
        </Field>
        <Button type="submit" variant="outline" busy={save.isPending} disabled={minutes === String(settings.daily_minutes)}>
          {m.saveMinutes}
        </Button>
      </form>
      <Switch
        label={m.wrongBecomeCards}
        hint={m.wrongHint}
        checked={settings.keep_wrong_answers}
        busy={save.isPending}
        onToggle={() => save.mutate({ keep_wrong_answers: !settings.keep_wrong_answers })}
      />
      <Switch
        label={m.adapt}
        hint={m.adaptHint({ needed: ENOUGH_TO_FIT })}
        checked={settings.fit_intervals}
        busy={save.isPending}
        onToggle={() => save.mutate({ fit_intervals: !settings.fit_intervals })}
      />
      <p className="text-sm text-quiet">
        {m.noneAfterExam({
          plan: (text) => (
            <Link to={paths.settingsPage('study-plan')} className="text-accent underline underline-offset-4">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
