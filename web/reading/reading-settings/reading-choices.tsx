import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { READING_GROUPS } from './reading-words.ts'
import { SavingLine } from './saving-line.tsx'
import { Segments } from './segments.tsx'
import { useReadingSettings } from './use-reading-settings.ts'

/** All reading settings; each change is applied at once. */
export function ReadingChoices({ className = '' }: { className?: string }) {
  const { settings, choose, delivery } = useReadingSettings()
  const isStandard = Object.entries(STANDARD_READING).every(([name, value]) => settings[name as keyof typeof settings] === value)
  return (
    <>
      <div className={`grid gap-x-8 gap-y-4 ${className}`}>
        {READING_GROUPS.map(({ name, legend, labels, hint }) => (
          <Segments
            key={name}
            legend={legend}
            labels={labels as Record<string, string>}
            hint={hint}
            value={settings[name]}
            onChange={(value) => choose({ [name]: value })}
          />
        ))}
      </div>
      <SavingLine delivery={delivery} />
      {/* Not `disabled`, which would lose the focus after a press. */}
      <Button variant="outline" aria-disabled={isStandard} onClick={() => !isStandard && choose(STANDARD_READING)}>
        Reset to default
      </Button>
    </>
  )
}
