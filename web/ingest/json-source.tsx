import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'

const MAX_BYTES = 5 * 1024 * 1024
const TOO_LARGE = 'The file is larger than 5 MB, more than a day can hold.'
const UNREADABLE = 'The file could not be read.'

/** The JSON of a day: typed, pasted, chosen as a file, or dropped on the box. */
export function JsonSource({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take(file: File | undefined) {
    if (!file) return
    if (file.size > MAX_BYTES) return setProblem(TOO_LARGE)
    try {
      onChange(await file.text())
      setProblem(undefined)
    } catch {
      setProblem(UNREADABLE)
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways, the button below is for everybody
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`space-y-3 rounded-card ${isOver ? 'outline-2 outline-offset-4 outline-(--focus)' : ''}`}
    >
      <Field
        label="JSON content of the day"
        hint="Kept in this tab until it is submitted. You can drop a .json file here."
        error={problem}
      >
        <TextArea
          value={text}
          onChange={(event) => onChange(event.target.value)}
          rows={14}
          spellCheck={false}
          autoComplete="off"
          className="resize-y font-mono text-sm"
        />
      </Field>
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
      <Button variant="outline" size="sm" onClick={() => picker.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" />
        Choose a file
      </Button>
    </div>
  )
}
