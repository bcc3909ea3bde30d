import { Button } from '#web/ui/button.tsx'

export function DeletedRow({ onUndo }: { onUndo?: (() => void) | undefined }) {
  return (
    <p className="flex items-center gap-2 text-quiet">
      Deleted.
      {onUndo && (
        <Button variant="link" onClick={onUndo}>
          Undo
        </Button>
      )}
    </p>
  )
}
