import { FileUp } from 'lucide-react'
import { type ClipboardEvent, useRef, useState } from 'react'
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '#contract/newsroom/imports/import-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { ImportSource } from './api.ts'
import { hasStructure, type Pasted, sourceOf } from './paste-source.ts'

interface ImportChoiceProps {
  problem: string | undefined
  isBusy: boolean
  onRead: (source: ImportSource) => void
  onCancel: () => void
}

const ENDINGS = '.docx,.md,.markdown,.txt,.html,.htm,.csv'

/** A file, or pasted text. */
export function ImportChoice({ problem, isBusy, onRead, onCancel }: ImportChoiceProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState<Pasted>({ text: '' })
  const [tooLarge, setTooLarge] = useState(false)

  const read = (source: ImportSource) => {
    setTooLarge(source.file.size > MAX_IMPORT_BYTES)
    if (source.file.size <= MAX_IMPORT_BYTES) onRead(source)
  }

  /** Into an empty field: elsewhere only the words are added. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [text, html] = ['text/plain', 'text/html'].map((type) => event.clipboardData.getData(type))
    if (!text || !html || pasted.text || !hasStructure(html)) return
    event.preventDefault()
    setPasted({ text, html })
  }

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        read(sourceOf(pasted))
      }}
    >
      {(problem || tooLarge) && <Notice tone="error">{tooLarge ? IMPORT_TOO_LARGE : problem}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => picker.current?.click()} disabled={isBusy}>
          <FileUp aria-hidden="true" className="size-5" />
          Choose a file
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-quiet">
          .docx, Markdown, text, HTML, or CSV of questions, up to 5&nbsp;MB
        </p>
      </div>
      <Field
        label="Or paste text"
        hint={
          pasted.html
            ? 'Headings, lists and tables of the page are read too. If you change the text, only its words are.'
            : 'From a page or another program. For questions: “1. …”, options “(a) …”, and “Answer: b”.'
        }
      >
        <TextArea rows={8} value={pasted.text} onPaste={paste} onChange={({ target }) => setPasted({ text: target.value })} />
      </Field>
      <DialogFoot onCancel={onCancel} action="Read" busy={isBusy} disabled={!pasted.text.trim() && !isBusy} />
      <input
        ref={picker}
        type="file"
        accept={ENDINGS}
        hidden
        aria-label="Document"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) read({ file, name: file.name })
          // So that a changed file can be chosen again.
          target.value = ''
        }}
      />
    </form>
  )
}
