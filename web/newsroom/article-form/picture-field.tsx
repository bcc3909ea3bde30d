import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { pathOf } from '#contract/field-path.ts'
import { FIGURE_TYPES, figureAddress } from '#contract/reading/figure-rules.ts'
import { figureTicket } from '#web/reading/figures/api.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { type Path, valueAt } from './article-values.ts'
import { useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'
import { usePictureUpload } from './use-picture-upload.ts'

/** Uploaded at once; the article holds the image id. */
export function PictureField({ path }: { path: Path }) {
  const { article, set } = useFormContext()
  const name = pathOf(path)
  const id = valueAt(article, path)
  const error = useMistake({ path, label: 'Picture', inWords: () => 'Choose a picture' })
  const upload = usePictureUpload((imageId) => set(path, imageId))
  const [isOver, setOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button below does the same
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        const file = event.dataTransfer.files[0]
        if (file) upload.send(file)
      }}
      className={`space-y-3 rounded-control border border-dashed p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-strong'}`}
    >
      {typeof id === 'string' && id !== '' && <Preview key={id} id={id} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ChooseFile name={name} label={id ? 'Choose another picture' : 'Choose a picture'} onChoose={upload.send} />
        <p className="text-sm text-quiet">Or drop it here. SVG, PNG, JPEG or WebP, at most 8&nbsp;MB.</p>
      </div>
      {upload.isSending && (
        <p role="status" className="text-sm text-quiet">
          Sending the picture…
        </p>
      )}
      {upload.failure && <QuietFailure text={upload.failure} onRetry={upload.again} />}
      {upload.removed.length > 0 && (
        <p role="status" className="text-sm text-quiet wrap-anywhere">
          {`Removed from the SVG, because it could load or run something: ${upload.removed.join(', ')}. Please check the picture.`}
        </p>
      )}
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </div>
  )
}

/** Fixed height, to avoid layout shift when the picture arrives. */
function Preview({ id }: { id: string }) {
  const [isBroken, setBroken] = useState(false)
  const ticket = useQuery(figureTicket())
  if (isBroken) return <p className="text-sm text-danger wrap-anywhere">{`There is no uploaded picture with the id ${id}.`}</p>
  return (
    <div className="box-content grid h-60 place-items-center rounded-control border border-line bg-plate">
      {!ticket.isPending && (
        <img
          src={figureAddress(id, undefined, ticket.data)}
          alt="As readers see it"
          onError={() => setBroken(true)}
          className="max-h-60 max-w-full"
        />
      )}
    </div>
  )
}

function ChooseFile({ name, label, onChoose }: { name: string; label: string; onChoose: (file: File) => void }) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onChoose(file)
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <label
      className={buttonStyle({
        variant: 'outline',
        className: 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
      })}
    >
      <input data-path={name} type="file" accept={FIGURE_TYPES.join(',')} onChange={choose} className="sr-only" />
      {label}
    </label>
  )
}
