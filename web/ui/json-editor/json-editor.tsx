import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { TextArea } from '#web/ui/form/field.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import type { JsonEditorHandle } from './json-editor-view.ts'
import type { Mistake, PlacedMistake } from './json-marks.ts'

export type { Mistake, PlacedMistake } from './json-marks.ts'

interface JsonEditorProps {
  label: string
  hint?: string
  value: string
  onChange: (text: string) => void
  mistakes?: readonly Mistake[]
  /** Not called without the code editor. */
  onPlaced?: (placed: PlacedMistake[]) => void
  ref?: Ref<JsonEditorPlaces>
}

export interface JsonEditorPlaces {
  goTo: (place: { from: number }) => void
  goToPath: (path: string) => void
  focus: () => void
}

const NONE: readonly Mistake[] = []

/** Falls back to a plain text box. */
export function JsonEditor({ label, hint = '', value, onChange, mistakes = NONE, onPlaced, ref }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<JsonEditorHandle | 'failed'>()
  const lastText = useRef(value)
  const now = useRef({ value, onChange, onPlaced })
  now.current = { value, onChange, onPlaced }

  useEffect(() => {
    let made: JsonEditorHandle | undefined
    let isGone = false
    import('./json-editor-view.ts').then(
      ({ mountJsonEditor }) => {
        if (isGone || !host.current) return
        lastText.current = now.current.value
        made = mountJsonEditor(host.current, {
          label,
          hint,
          text: now.current.value,
          onText: (text) => {
            if (text === lastText.current) return
            lastText.current = text
            now.current.onChange(text)
          },
          onPlaced: (placed) => now.current.onPlaced?.(placed),
        })
        setEditor(made)
      },
      () => !isGone && setEditor('failed'),
    )
    return () => {
      isGone = true
      made?.destroy()
    }
  }, [label, hint])

  const view = editor === 'failed' ? undefined : editor
  useEffect(() => {
    // Typed text is already there.
    if (!view || value === lastText.current) return
    lastText.current = value
    view.setText(value)
  }, [view, value])
  useEffect(() => view?.setMistakes(mistakes), [view, mistakes])
  useImperativeHandle(
    ref,
    () => ({ goTo: (place) => view?.goTo(place), goToPath: (path) => view?.goToPath(path), focus: () => view?.focus() }),
    [view],
  )

  if (editor === 'failed') return <PlainBox label={label} value={value} onChange={onChange} />
  return (
    // Empty editor: 16rem and border (json-theme.ts).
    <div className="relative min-h-[calc(16rem+2px)]">
      {!editor && (
        <Loading label="Loading the editor">
          <Skeleton className="absolute inset-0" />
        </Loading>
      )}
      <div ref={host} />
    </div>
  )
}

function PlainBox({ label, value, onChange }: Pick<JsonEditorProps, 'label' | 'value' | 'onChange'>) {
  const noteId = useId()
  return (
    <>
      <TextArea
        aria-label={label}
        aria-describedby={noteId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={14}
        spellCheck={false}
        className="resize-y font-mono text-sm"
      />
      <p id={noteId} className="mt-1 text-sm text-quiet">
        The editor did not load, so this is a plain text box. Everything works, but there are no line numbers.
      </p>
    </>
  )
}
