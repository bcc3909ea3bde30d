import * as m from '#messages/practice/mock-tests/paper.ts'
import { setSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { PAPER_SHORTCUTS } from './paper-keys.ts'

interface KeysDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A key may open it without focus. */
  focusOnClose: () => HTMLElement | null
}

export function KeysDialog({ open, onOpenChange, focusOnClose }: KeysDialogProps) {
  const isOn = useSingleKeys()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.shortcuts} focusOnClose={focusOnClose}>
      <dl data-opened-by="help">
        {PAPER_SHORTCUTS.map(({ name, does, keys }) => (
          <div key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <dt className="min-w-0 flex-1 basis-48">{does}</dt>
            <dd className="flex flex-wrap gap-2">
              {isOn ? keys.map((key) => <KeyCap key={key}>{key}</KeyCap>) : <span className="text-sm text-quiet">{m.off}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={m.singleKeys} hint={m.singleKeysHint} checked={isOn} onToggle={() => setSingleKeys(!isOn)} />
    </Dialog>
  )
}
