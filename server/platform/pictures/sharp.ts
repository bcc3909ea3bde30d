export const MAX_PICTURE_SECONDS = 20

/** Elapsed time: only a busy machine reaches it. */
export const isOutOfTime = ({ message }: Error): boolean => message.startsWith('timeout:')

type Sharp = typeof import('sharp')['default']
let sharp: Promise<Sharp> | undefined

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
