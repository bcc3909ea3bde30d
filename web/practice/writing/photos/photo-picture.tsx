import { useQuery } from '@tanstack/react-query'
import * as m from '#messages/practice/writing/photos.ts'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { useObjectUrl } from '#web/ui/use-object-url.ts'
import { type AnswerPhoto, answerPhoto } from '../api.ts'

interface PhotoPictureProps {
  answerId: string
  photo: AnswerPhoto
  alt: string
}

/** Needs the token, so it is fetched. */
export function PhotoPicture({ answerId, photo, alt }: PhotoPictureProps) {
  const { data, isError, isFetching, refetch } = useQuery(answerPhoto(answerId, photo.photo_id))
  if (isError) return <QuietFailure text={m.photoNotLoaded} busy={isFetching} onRetry={() => refetch()} />
  return <Picture picture={data} width={photo.width} height={photo.height} alt={alt} />
}

interface PictureProps {
  picture: Blob | undefined
  width?: number
  height?: number
  alt: string
}

/** An empty box until loaded. */
export function Picture({ picture, width, height, alt }: PictureProps) {
  const url = useObjectUrl(picture)
  return <img src={url} width={width} height={height} alt={alt} className="w-full rounded-control border border-line bg-sunken" />
}
