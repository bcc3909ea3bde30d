import { CloudOff } from 'lucide-react'
import { useMemo } from 'react'
import {
  knownSettings,
  type ReadingSetting,
  type ReadingSettings,
  STANDARD_READING,
} from '#contract/reading/reading-settings-rules.ts'
import * as m from '#messages/reading/reading-settings.ts'
import { sendAll } from '#web/platform/offline/outbox.ts'
import { type Delivery, deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { useSession } from '#web/platform/session/session.ts'
import { READING_SETTINGS } from '#web/platform/theme/reading-look.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { changeSettings, unsentSettings } from './change-settings.ts'
import { READING_GROUPS } from './reading-words.ts'
import { Segments } from './segments.tsx'

const SPACING = new Set<ReadingSetting>(['lines', 'paragraphs', 'words', 'letters'])

interface ReadingChoicesProps {
  className?: string
  /** Spacing comes last, and is folded on narrow screens. */
  foldsSpacing?: boolean
}

/** Applied at once. */
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
          <Fold summary={m.spacing}>{grid(READING_GROUPS.filter(({ name }) => SPACING.has(name)))}</Fold>
        </>
      ) : (
        grid(READING_GROUPS)
      )}
    </>
  )
}

export function ReadingFoot() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <NotSaved />
      <SavingLine />
      <ResetButton />
    </div>
  )
}

export function ResetButton({ isShort = false }: { isShort?: boolean }) {
  const { settings, choose } = useReadingSettings()
  const isStandard = Object.entries(STANDARD_READING).every(([name, value]) => settings[name as keyof typeof settings] === value)
  return (
    // Not `disabled`, which loses the focus.
    <Button
      variant="outline"
      className={`shrink-0 text-sm ${isShort ? 'px-2' : 'px-3'}`}
      aria-disabled={isStandard}
      onClick={() => !isStandard && choose(STANDARD_READING)}
    >
      <span>{m.reset({ more: (text) => <span className={isShort ? 'sr-only' : 'max-sm:sr-only'}>{text}</span> })}</span>
    </Button>
  )
}

interface ReadingSettingsInUse {
  settings: ReadingSettings
  choose: (settings: Partial<ReadingSettings>) => void
  delivery: Delivery | undefined
}

/** With unsaved changes applied. */
function useReadingSettings(): ReadingSettingsInUse {
  const { user } = useSession()
  const unsent = useOutbox(unsentSettings)
  const delivery = useOutbox(() => deliveryOf(READING_SETTINGS.kind, READING_SETTINGS.key))
  const settings = useMemo(
    () => ({ ...STANDARD_READING, ...knownSettings(user?.reading_settings), ...JSON.parse(unsent) }),
    [user, unsent],
  )
  return { settings, choose: (chosen) => changeSettings(user?.id ?? '', chosen), delivery }
}

/** Why the last choice was undone. */
export function NotSaved() {
  const { delivery } = useReadingSettings()
  if (delivery?.state !== 'refused') return null
  return (
    <Notice tone="error" className="min-w-full text-sm">
      {m.undone({ reason: delivery.message || m.tryLater })}
    </Notice>
  )
}

export function SavingLine() {
  const { delivery } = useReadingSettings()
  if (delivery?.state === 'refused') return null
  if (delivery?.state !== 'waiting') return <p className="text-sm text-quiet">{m.savedToAccount}</p>
  return (
    <div className="flex flex-1 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className="flex items-center gap-2 font-medium">
        <CloudOff aria-hidden="true" className="size-4 shrink-0 text-signal" />
        {m.onDeviceOnly}
      </p>
      <Button variant="link" className="px-0! text-sm" onClick={sendAll}>
        {m.tryNow}
      </Button>
    </div>
  )
}
