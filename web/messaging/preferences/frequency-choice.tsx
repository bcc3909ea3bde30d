import type { MailPreferences } from '#contract/messaging/mail.ts'

type Frequency = MailPreferences['email_frequency']

const CHOICES: { value: Frequency; label: string; hint: string }[] = [
  { value: 'daily', label: 'Daily', hint: 'A digest every morning' },
  { value: 'weekly', label: 'Weekly', hint: 'A digest every Monday' },
  { value: 'never', label: 'Never', hint: 'Only emails about your account, such as password resets' },
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
      <legend className="font-medium">How often</legend>
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
              <span className="block text-sm text-quiet">{choice.value === wanted ? 'Saving…' : choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
