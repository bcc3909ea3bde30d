import { Fragment } from 'react'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/community/forums.ts'
import { isSingleKey, keysOf, keyText } from '#web/platform/shortcuts/shortcuts.ts'
import { setSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { listShortcuts } from './list-shortcuts.ts'

interface ShortcutHelpProps {
  role: Role | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShortcutHelp({ role, open, onOpenChange }: ShortcutHelpProps) {
  const isOn = useSingleKeys()
  const shortcuts = listShortcuts(role)
  const single = shortcuts.flatMap(({ keys }) => keys.filter(isSingleKey)).map(keyText)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.keyboardShortcuts}>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
            <dt className="min-w-0 flex-1 basis-48">
              {shortcut.does}
              {shortcut.note && <span className="block text-sm text-quiet">{shortcut.note}</span>}
            </dt>
            <dd className="flex flex-wrap items-center gap-2">
              <Keys keys={keysOf(shortcut, isOn)} />
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={m.singleKeys}
        hint={m.singleKeysHint({ keys: single.join(', ') })}
        checked={isOn}
        onToggle={() => setSingleKeys(!isOn)}
      />
    </Dialog>
  )
}

function Keys({ keys }: { keys: string[] }) {
  if (keys.length === 0) return <span className="text-sm text-quiet">{m.off}</span>
  return keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && <span className="text-sm text-quiet">{m.or}</span>}
      <KeyCap>{keyText(key)}</KeyCap>
    </Fragment>
  ))
}
