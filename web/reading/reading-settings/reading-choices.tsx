import { type ReadingSetting, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { READING_GROUPS } from './reading-words.ts'
import { SavingLine } from './saving-line.tsx'
import { Segments } from './segments.tsx'
import { useReadingSettings } from './use-reading-settings.ts'

const SPACING = new Set<ReadingSetting>(['lines', 'paragraphs', 'words', 'letters'])

interface ReadingChoicesProps {
  /** Of the grid. */
  className?: string
  /** A narrow screen shows the four kinds of space on request. */
  foldsSpacing?: boolean
}

/** All reading settings; each change is applied at once. */
export function ReadingChoices({ className = '', foldsSpacing = false }: ReadingChoicesProps) {
  const { settings, choose } = useReadingSettings()
  const grid = (groups: typeof READING_GROUPS) => (
    <div className={`grid gap-x-8 gap-y-4 ${className}`}>
      {groups.map(({ name, legend, labels, hint }) => (
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
  )
  return (
    <>
      {foldsSpacing ? (
        <>
          {grid(READING_GROUPS.filter(({ name }) => !SPACING.has(name)))}
          <Fold summary="Spacing">{grid(READING_GROUPS.filter(({ name }) => SPACING.has(name)))}</Fold>
        </>
      ) : (
        grid(READING_GROUPS)
      )}
    </>
  )
}

/** Whether the choices are saved, and the way back to the standard. */
export function ReadingFoot() {
  const { settings, choose, delivery } = useReadingSettings()
  const isStandard = Object.entries(STANDARD_READING).every(([name, value]) => settings[name as keyof typeof settings] === value)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <SavingLine delivery={delivery} />
      {/* Not `disabled`, which would lose the focus after a press. */}
      <Button
        variant="outline"
        className="shrink-0 px-3 text-sm"
        aria-disabled={isStandard}
        onClick={() => !isStandard && choose(STANDARD_READING)}
      >
        Reset to default
      </Button>
    </div>
  )
}
