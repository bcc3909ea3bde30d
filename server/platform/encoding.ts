import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** The best encoding a caller takes; `undefined` for plain bytes. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compresses off the main thread. Quality 4 costs little more time than none and saves most of the bytes. */
export function compress(bytes: Buffer | string, encoding: Encoding, quality = 4): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: Math.min(quality, 6) })
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(bytes) }
  return toBrotli(bytes, { params })
}
