import { useQuery } from '@tanstack/react-query'
import * as ui from '#messages/ui.ts'
import { useObjectUrl } from '#web/ui/use-object-url.ts'
import { QuietFailure } from './status/quiet-failure.tsx'
import { Skeleton } from './status/skeleton.tsx'

interface PrivatePictureProps {
  /** Identifies the picture in the cache. */
  name: readonly string[]
  load: (signal: AbortSignal) => Promise<Blob>
  alt: string
}

/** `img` cannot send the token. */
export function PrivatePicture({ name, load, alt }: PrivatePictureProps) {
  const picture = useQuery({
    queryKey: ['private-picture', ...name],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const url = useObjectUrl(picture.data)
  if (picture.isError)
    return <QuietFailure text={ui.pictureDidNotLoad({ name: alt })} busy={picture.isFetching} onRetry={() => picture.refetch()} />
  if (!url) return <Skeleton className="h-96 w-full" />
  return <img src={url} alt={alt} className="max-w-full rounded-control border border-line" />
}
