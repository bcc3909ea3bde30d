import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { JsonEditor, type JsonEditorPlaces, type Mistake, type PlacedMistake } from '#web/ui/json-editor/json-editor.tsx'
import { readUploadFile } from './read-file.ts'

interface JsonSourceProps {
  text: string
  onChange: (text: string) => void
  mistakes: readonly Mistake[]
  onPlaced: (placed: PlacedMistake[]) => void
  /** Whether the text will be there after a reload. */
  isKept: boolean
  editor: Ref<JsonEditorPlaces>
  /** What is done with the text. */
  children: ReactNode
}

const HINT = 'Paste the JSON of a day, or drop a file here'

/** The JSON of a day: typed, pasted, chosen as a file, or dropped on the editor. */
export function JsonSource({ text, onChange, mistakes, onPlaced, isKept, editor, children }: JsonSourceProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  const take = (file: File | undefined) => {
    if (!file) return
    readUploadFile(file).then(
      (text) => {
        onChange(text)
        setProblem(undefined)
      },
      (error: Error) => setProblem(error.message),
    )
  }
  // Caught on the way down: the editor would put the file in the middle of the text.
  const withFile = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    act(event)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways, the button below is for everybody
    <div
      onDragOverCapture={withFile(() => setOver(true))}
      onDragLeave={() => setOver(false)}
      onDropCapture={withFile(({ dataTransfer }) => {
        setOver(false)
        take(dataTransfer.files[0])
      })}
      className={`space-y-3 rounded-card ${isOver ? 'outline-2 outline-offset-4 outline-(--focus)' : ''}`}
    >
      <h2 className="font-medium">JSON content of the day</h2>
      <JsonEditor
        ref={editor}
        label="JSON content of the day"
        hint={HINT}
        value={text}
        onChange={onChange}
        mistakes={mistakes}
        onPlaced={onPlaced}
      />
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <Button variant="outline" onClick={() => picker.current?.click()}>
          <FileUp aria-hidden="true" className="size-5" />
          Choose a file
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm text-quiet">
          {isKept
            ? 'Kept in this browser until it is submitted or you sign out.'
            : 'This browser does not keep the text: submit it before you close the tab.'}{' '}
          Escape, then Tab leaves the editor; Ctrl+F finds.
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="JSON file"
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file can be chosen again after it was mended.
          event.target.value = ''
        }}
      />
    </div>
  )
}
