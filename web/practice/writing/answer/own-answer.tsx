import * as m from '#messages/practice/writing/answer.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import type { Answer } from '../api.ts'
import { PhotoPicture } from '../photos/photo-picture.tsx'

export function OwnAnswer({ answer }: { answer: Answer }) {
  return (
    <>
      {answer.text.trim() !== '' && (
        <p lang={scriptLanguage(answer.text)} className="font-serif leading-reading whitespace-pre-wrap wrap-anywhere">
          {answer.text}
        </p>
      )}
      {answer.photos.length > 0 && (
        <ol className="space-y-4">
          {answer.photos.map((photo, place) => (
            <li key={photo.photo_id}>
              <PhotoPicture answerId={answer.answer_id} photo={photo} alt={m.pageAlt({ page: place + 1 })} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
