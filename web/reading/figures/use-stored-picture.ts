import { useEffect, useState } from 'react'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { figureName, readSound } from '#web/platform/offline/offline-store.ts'
import { useObjectUrl } from '#web/ui/use-object-url.ts'

/**
 * The address of the picture as it came with a downloaded day.
 * @param isWanted once the server could not be reached
 * @returns `undefined` while it is looked for, `null` if it is not on this device
 */
export function useStoredPicture(imageId: string, isWanted: boolean): string | null | undefined {
  const [picture, setPicture] = useState<Blob | null>()
  const url = useObjectUrl(picture ?? undefined)
  useEffect(() => {
    const owner = offlineOwner()
    if (!isWanted) setPicture(undefined)
    else if (!owner) setPicture(null)
    else
      readSound(owner, figureName(imageId)).then(
        (found) => setPicture(found ?? null),
        () => setPicture(null),
      )
  }, [imageId, isWanted])
  return picture === null ? null : url
}
