import { HttpError } from '#server/platform/http/http-error.ts'
import type { PictureAnswer, PictureCall } from './picture-process.ts'

process.on('message', async ({ module, file }: PictureCall) => {
  process.send?.(await answerTo(module, Buffer.from(file)))
})
process.on('disconnect', () => process.exit(0))

async function answerTo(module: string, file: Buffer): Promise<PictureAnswer> {
  try {
    const { encodeFile } = await import(module)
    return { made: await encodeFile(file) }
  } catch (error) {
    if (!(error instanceof HttpError)) return { failed: String((error as Error).stack) }
    const { status, message, retryAfter } = error
    return { refused: { status, message, retryAfter } }
  }
}
