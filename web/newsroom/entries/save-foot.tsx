import { Button } from '#web/ui/button.tsx'

/** Of the buttons below a long form. */
const SAVE_IN_SIGHT =
  'flex flex-wrap items-center gap-3 border-t border-line bg-page py-3 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-(--below) [@media(min-height:40rem)]:z-10'

interface SaveFootProps {
  action: string
  /** Nothing to save. */
  isSame: boolean
  isBusy: boolean
  onSave: () => void
  onClose: () => void
}

export function SaveFoot({ action, isSame, isBusy, onSave, onClose }: SaveFootProps) {
  return (
    <div className={SAVE_IN_SIGHT}>
      <Button busy={isBusy} disabled={isSame} onClick={onSave}>
        {action}
      </Button>
      <Button variant="outline" onClick={onClose}>
        {isSame ? 'Close' : 'Discard changes'}
      </Button>
      {isSame && <p className="text-sm text-quiet">No changes yet</p>}
    </div>
  )
}
