import * as m from '#messages/community/moderation/queue.ts'
import { keysOf, keyText, type Shortcut } from '#web/platform/shortcuts/shortcuts.ts'
import { setSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { LIST_SHORTCUTS, REVIEW_SHORTCUTS } from './review-shortcuts.ts'

export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const isOn = useSingleKeys()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.keyboardShortcuts}>
      <ShortcutList title={m.inList} shortcuts={LIST_SHORTCUTS} isOn={isOn} note={m.inListNote} />
      <ShortcutList title={m.inReport} shortcuts={REVIEW_SHORTCUTS} isOn={isOn} note={m.inReportNote} />
      <Switch label={m.singleKeys} hint={m.singleKeysHint} checked={isOn} onToggle={() => setSingleKeys(!isOn)} />
    </Dialog>
  )
}

function ShortcutList({
  title,
  shortcuts,
  isOn,
  note,
}: {
  title: string
  shortcuts: readonly Shortcut[]
  isOn: boolean
  note: string
}) {
  return (
    <section className="mb-4">
      <h3 className="font-semibold">{title}</h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5">
            <dt className="min-w-0 flex-1 basis-48">{shortcut.does}</dt>
            <dd>
              {keysOf(shortcut, isOn).map((key) => (
                <KeyCap key={key}>{keyText(key)}</KeyCap>
              ))}
              {!isOn && <span className="text-sm text-quiet">{m.off}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-1.5 text-sm text-quiet">{note}</p>
    </section>
  )
}
