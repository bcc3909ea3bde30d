export const MAX_PICTURE_SECONDS = 20

/** Elapsed time: only a busy machine reaches the limit. */
export const isOutOfTime = ({ message }: Error): boolean => message.startsWith('timeout:')

type Sharp = typeof import('sharp')['default']
let sharp: Promise<Sharp> | undefined

/** Only the decoders of accepted formats may run. */
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
