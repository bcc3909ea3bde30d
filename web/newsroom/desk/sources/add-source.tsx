import { ClipboardPaste, FileUp, Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { MAX_SOURCE_BYTES, SOURCE_ADDRESS } from '#contract/newsroom/sources/source-rules.ts'
import { FieldMistake, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useFetchSource, useUploadSource } from './api.ts'
import { PasteSource } from './paste-source.tsx'

export function AddSource({ day, canFetch }: { day: string; canFetch: boolean }) {
  const [isPasting, setPasting] = useState(false)
  return (
    <div className="space-y-4 border-t border-line px-4 py-4">
      {canFetch && <AddAddress day={day} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => setPasting(true)}>
          <ClipboardPaste aria-hidden="true" className="size-5" />
          Paste text
        </Button>
        <UploadSource day={day} />
      </div>
      {isPasting && <PasteSource day={day} onClose={() => setPasting(false)} />}
    </div>
  )
}

function AddAddress({ day }: { day: string }) {
  const [address, setAddress] = useState('')
  const fetching = useFetchSource(day)
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async () => {
      if (!/^https:\/\/./i.test(address.trim())) throw new FieldMistake('address', SOURCE_ADDRESS)
      const { is_new, fetched_at } = await fetching.mutateAsync(address.trim())
      setAddress('')
      if (!is_new && fetched_at) toast(`The day has it already: fetched at ${formatTime(fetched_at)}.`)
    },
    'We could not ask for the page. Please try again.',
    { address: 'address' },
  )
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-3">
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <Field label="Address of a page or PDF" error={errorOf('address')}>
            <Input
              name="address"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="outline" busy={isBusy}>
          <Link2 aria-hidden="true" className="size-5" />
          Fetch it
        </Button>
      </div>
    </form>
  )
}

function UploadSource({ day }: { day: string }) {
  const picker = useRef<HTMLInputElement>(null)
  const upload = useUploadSource(day)
  const send = (file: File) => {
    if (file.size > MAX_SOURCE_BYTES) return toast(`A file can have at most ${MAX_SOURCE_BYTES / 1024 / 1024} MB.`, 'error')
    upload.mutate(file, {
      onSuccess: ({ is_new }) => toast(is_new ? 'The source was added.' : 'The day has this text already.', 'success'),
      onError: (error) => toast(failureText(error, 'We could not read the file. Please try again.'), 'error'),
    })
  }
  return (
    <>
      <Button variant="outline" busy={upload.isPending} onClick={() => picker.current?.click()}>
        <FileUp aria-hidden="true" className="size-5" />
        Upload a file
      </Button>
      <p className="text-sm text-quiet">PDF, HTML, .docx, Markdown or text, up to 5&nbsp;MB</p>
      <input
        ref={picker}
        type="file"
        accept=".pdf,.html,.htm,.docx,.md,.markdown,.txt"
        hidden
        aria-label="File of a source"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) send(file)
          // So that a changed file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
