import type { MailPreferences } from '#contract/messaging/mail.ts'
import * as m from '#messages/messaging/preferences.ts'
import * as ui from '#messages/ui.ts'

type Frequency = MailPreferences['email_frequency']

const CHOICES: { value: Frequency; label: string; hint: string }[] = [
  { value: 'daily', label: m.daily, hint: m.dailyHint },
  { value: 'weekly', label: m.weekly, hint: m.weeklyHint },
  { value: 'never', label: m.never, hint: m.neverHint },
]

interface FrequencyChoiceProps {
  value: Frequency
  /** Being saved. */
  wanted: Frequency | undefined
  onChoose: (value: Frequency) => void
}

export function FrequencyChoice({ value, wanted, onChoose }: FrequencyChoiceProps) {
  return (
    <fieldset>
      <legend className="font-medium">{m.howOften}</legend>
      <div className="mt-1">
        {CHOICES.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3 py-1.5">
            <input
              type="radio"
              name="email_frequency"
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="scroll-mb-36"
            />
            <span className="min-w-0">
              {choice.label}
              <span className="block text-sm text-quiet">{choice.value === wanted ? ui.saving : choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
