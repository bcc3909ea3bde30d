import { Readable } from 'node:stream'
import * as m from '#messages/server/platform.ts'
import { HttpError } from './http-error.ts'

const CHECK_EVERY_MS = 30_000

/** A player holds one reply open for a long recording. */
export function whileAllowed(source: Readable, isAllowed: () => Promise<boolean>, now: () => Date): Readable {
  const stream = Readable.from(checked(source, isAllowed, now), { objectMode: false })
  // A generator never read from does not run its `finally`.
  return stream.once('close', () => source.destroy())
}

async function* checked(source: Readable, isAllowed: () => Promise<boolean>, now: () => Date): AsyncGenerator<Buffer> {
  let checkedAt = now().getTime()
  for await (const chunk of source) {
    if (now().getTime() - checkedAt >= CHECK_EVERY_MS) {
      if (!(await isAllowed())) throw new HttpError(403, m.noLongerAllowed)
      checkedAt = now().getTime()
    }
    yield chunk as Buffer
  }
}
