import * as m from '#messages/syllabus/notes.ts'
import { Button } from '#web/ui/button.tsx'

export function DeletedRow({ onUndo }: { onUndo?: (() => void) | undefined }) {
  return (
    <p className="flex items-center gap-2 text-quiet">
      {m.deleted}
      {onUndo && (
        <Button variant="link" onClick={onUndo}>
          {m.undo}
        </Button>
      )}
    </p>
  )
}
