export const MAX_PICTURE_SECONDS = 20

/** Whether sharp reached its time limit. It counts elapsed time, and within the pixel limits only a busy machine takes that long. */
export const isOutOfTime = ({ message }: Error): boolean => message.startsWith('timeout:')

type Sharp = typeof import('sharp')['default']
let sharp: Promise<Sharp> | undefined

/** Only the decoders of the accepted formats may run: the library knows many more. Loaded with the first picture. */
export function loadSharp(): Promise<Sharp> {
  sharp ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
    return sharp
  })
  return sharp
}
