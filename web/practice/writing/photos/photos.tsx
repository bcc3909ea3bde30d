import { ArrowUp, Trash2 } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { MAX_PHOTOS, PHOTO_TYPES } from '#contract/practice/writing-rules.ts'
import * as m from '#messages/practice/writing/photos.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { AnswerPhoto } from '../api.ts'
import { PhotoPicture, Picture } from './photo-picture.tsx'
import { type Upload, usePhotos } from './use-photos.ts'

type PhotosProps = Parameters<typeof usePhotos>[0]

export function Photos(props: PhotosProps) {
  const { photos, uploads, refusals, isFull, ...acts } = usePhotos(props)
  return (
    <section aria-labelledby="photographs" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="photographs" className="font-medium">
          {m.writtenByHand}
        </h2>
        {!isFull && <AddPhotos onAdd={acts.add} />}
      </div>
      <p className="mt-1 text-sm text-quiet">{m.whoSeesThem({ count: MAX_PHOTOS })}</p>
      {refusals.length > 0 && (
        <Notice tone="error" className="mt-3">
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      )}
      <ol className="photo-grid mt-3">
        {photos.map((photo, place) => (
          <li key={photo.photo_id}>
            <Stored photo={photo} place={place} answerId={props.answerId} {...acts} />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.photoId}>
            <Unsent upload={upload} {...acts} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function AddPhotos({ onAdd }: { onAdd: (files: File[]) => void }) {
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])])
    // Allows the same file again.
    target.value = ''
  }
  return (
    <label
      className={buttonStyle({
        variant: 'outline',
        className: 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
      })}
    >
      <input type="file" accept={PHOTO_TYPES.join(',')} multiple onChange={add} className="sr-only" />
      {m.addPhotos}
    </label>
  )
}

type Acts = Pick<ReturnType<typeof usePhotos>, 'remove' | 'moveUp' | 'send' | 'drop'>

function Stored({ photo, place, answerId, remove, moveUp }: Acts & { photo: AnswerPhoto; place: number; answerId: string }) {
  const page = place + 1
  return (
    <figure>
      <PhotoPicture answerId={answerId} photo={photo} alt={m.pageAlt({ page })} />
      <figcaption className="flex flex-wrap items-center gap-x-2">
        <span className="text-sm">{m.page({ page })}</span>
        <span className="ms-auto flex">
          {place > 0 && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.moveUpPage({ page })}
              title={m.moveUp}
              onClick={() => moveUp(place)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.deletePage({ page })}
            title={m.deletePhoto}
            onClick={() => remove(photo.photo_id)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </span>
      </figcaption>
    </figure>
  )
}

function Unsent({ upload: { photoId, name, picture, failure }, send, drop }: Acts & { upload: Upload }) {
  return (
    <figure>
      <Picture picture={picture} alt={name} />
      <figcaption className="text-sm">
        {failure === undefined ? (
          <span role="status">{picture ? m.sending : m.resizing}</span>
        ) : (
          <>
            <span role="alert" className="block text-danger">
              {failure}
            </span>
            {picture && (
              <Button variant="outline" size="sm" onClick={() => send(photoId, picture)}>
                {m.sendAgain}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => drop(photoId)}>
              {m.remove}
            </Button>
          </>
        )}
      </figcaption>
    </figure>
  )
}
