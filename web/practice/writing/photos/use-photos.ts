import { useRef, useState } from 'react'
import { writing } from '#contract/practice/writing.ts'
import { MAX_PHOTOS, PHOTOS_FULL } from '#contract/practice/writing-rules.ts'
import * as m from '#messages/practice/writing/photos.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type AnswerPhoto, answerPhoto } from '../api.ts'
import { PhotoRefused, shrinkPhoto } from './shrink-photo.ts'

export interface Upload {
  photoId: string
  name: string
  /** Undefined while shrinking. */
  picture: Blob | undefined
  failure: string | undefined
}

interface PhotoOptions {
  answerId: string
  stored: readonly AnswerPhoto[]
  /** The server has the answer. */
  isBegun: boolean
  /**
   * Saves the answer, which photographs need.
   * @returns whether the server has it
   */
  begin: () => Promise<boolean>
}

/** Unsent photographs stay on the page. */
export function usePhotos({ answerId, stored, isBegun, begin }: PhotoOptions) {
  const [photos, setPhotos] = useState(stored)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const hasBegun = useRef(isBegun)
  hasBegun.current ||= isBegun
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** An order must not name a photograph that is being deleted. */
  const inTurn = (act: () => Promise<void>) => {
    last.current = last.current.then(act)
  }

  const change = (photoId: string, parts: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.photoId === photoId ? { ...one, ...parts } : one)))
  const drop = (photoId: string) => setUploads((all) => all.filter((one) => one.photoId !== photoId))

  const send = async (photoId: string, picture: Blob) => {
    change(photoId, { failure: undefined })
    try {
      hasBegun.current ||= await begin()
      if (!hasBegun.current) return change(photoId, { failure: m.notSent })
      const { data } = await call(writing.addPhoto, { params: { answerId, photoId }, file: picture })
      queryClient.setQueryData(answerPhoto(answerId, photoId).queryKey, picture)
      setPhotos((all) => [...all.filter((one) => one.photo_id !== photoId), data])
      drop(photoId)
    } catch (error) {
      change(photoId, { failure: failureText(error, m.notSent) })
    }
  }

  const addOne = async (file: File) => {
    const photoId = newClientKey()
    setUploads((all) => [...all, { photoId, name: file.name, picture: undefined, failure: undefined }])
    try {
      const picture = await shrinkPhoto(file)
      change(photoId, { picture })
      await send(photoId, picture)
    } catch (error) {
      drop(photoId)
      const sentence = error instanceof PhotoRefused ? error.message : m.notReadable
      setRefusals((all) => [...all, `${file.name}: ${sentence}`])
    }
  }

  /** One by one: a cheap phone has memory for one decoded picture. */
  const add = async (files: readonly File[]) => {
    const room = MAX_PHOTOS - photos.length - uploads.length
    setRefusals(files.length > room ? [PHOTOS_FULL] : [])
    for (const file of files.slice(0, Math.max(0, room))) await addOne(file)
  }

  const remove = (photoId: string) => inTurn(() => removeNow(photoId))

  const removeNow = async (photoId: string) => {
    try {
      await call(writing.removePhoto, { params: { answerId, photoId } })
      setPhotos((all) => all.filter((one) => one.photo_id !== photoId))
    } catch (error) {
      toast(failureText(error, m.notDeleted), 'error')
    }
  }

  const moveUp = (place: number) => {
    const before = photos
    const moved = photos.toSpliced(place, 1).toSpliced(place - 1, 0, photos[place] as AnswerPhoto)
    setPhotos(moved)
    inTurn(async () => {
      try {
        await call(writing.orderPhotos, { params: { answerId }, body: { photo_ids: moved.map(({ photo_id }) => photo_id) } })
      } catch (error) {
        setPhotos(before)
        toast(failureText(error, m.orderNotSaved), 'error')
      }
    })
  }

  return { photos, uploads, refusals, add, send, drop, remove, moveUp, isFull: photos.length + uploads.length >= MAX_PHOTOS }
}
