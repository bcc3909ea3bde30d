// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A separate program, connected by pipes only: the licence of espeak-ng (GPL-3.0-or-later) applies to this file only.
 * Standard input: lines of `{"voice":"hi","text":"…"}`. Descriptor 3: for each the length in four bytes and a WAV file;
 * length 0 if it failed.
 */
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

interface Espeak {
  FS: { writeFile(path: string, text: string): void; readFile(path: string): Uint8Array }
}
type StartEspeak = (options: {
  arguments: string[]
  preRun: ((espeak: Espeak) => void)[]
  print(): void
  printErr(): void
}) => Promise<Espeak>

const { default: startEspeak } = (await import('espeak-ng' as string)) as { default: StartEspeak }
const out = createWriteStream('', { fd: 3 })

for await (const line of createInterface({ input: process.stdin })) {
  const { voice, text } = JSON.parse(line) as { voice: string; text: string }
  const wav = await read(voice, text).catch(() => new Uint8Array())
  const length = Buffer.alloc(4)
  length.writeUInt32LE(wav.length)
  out.write(length)
  out.write(wav)
}
out.end()

async function read(voice: string, text: string): Promise<Uint8Array> {
  const espeak = await startEspeak({
    arguments: ['-v', voice, '-s', '160', '-a', '80', '-w', '/out.wav', '-f', '/in.txt'],
    preRun: [({ FS }) => FS.writeFile('/in.txt', text)],
    print() {},
    printErr() {},
  })
  return espeak.FS.readFile('/out.wav')
}
