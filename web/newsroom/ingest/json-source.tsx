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
  /** A reload keeps the text. */
  isSaved: boolean
  editor: Ref<JsonEditorPlaces>
  children: ReactNode
}

const HINT = 'Paste the JSON of a day, or drop a file here'

/** Typed, pasted, chosen or dropped. */
export function JsonSource({ text, onChange, mistakes, onPlaced, isSaved, editor, children }: JsonSourceProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  const loadFile = (file: File | undefined) => {
    if (!file) return
    readUploadFile(file).then(
      (text) => {
        onChange(text)
        setProblem(undefined)
      },
      (error: Error) => setProblem(error.message),
    )
  }
  // In the capture phase: the editor would insert the file.
  const onFileDrag = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    handle(event)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same with keyboard and screen reader
    <div
      onDragOverCapture={onFileDrag(() => setDragOver(true))}
      onDragLeave={() => setDragOver(false)}
      onDropCapture={onFileDrag(({ dataTransfer }) => {
        setDragOver(false)
        loadFile(dataTransfer.files[0])
      })}
      className={`space-y-3 rounded-card ${isDragOver ? 'outline-2 outline-offset-4 outline-(--focus)' : ''}`}
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
          {isSaved ? 'Draft saved in this browser.' : 'This browser can’t save a draft: submit before you close the tab.'} Press
          Esc, then Tab, to leave the editor.
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="JSON file"
        onChange={(event) => {
          loadFile(event.target.files?.[0])
          // So that a fixed file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
