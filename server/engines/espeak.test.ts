import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audioFault, durationMs, readWav, wavOf } from './audio.ts'
import { type Espeak, findEspeak } from './espeak.ts'
import { Mp3 } from './mp3.ts'

const quiet = new AbortController().signal
const path = process.env.PATH
let folder: string
let espeak: Espeak | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-espeak-'))
})
afterEach(() => {
  espeak?.close()
  process.env.PATH = path
  rmSync(folder, { recursive: true, force: true })
})

/** A fake espeak-ng on the PATH, which records its arguments. */
function install(script: string): void {
  writeFileSync(join(folder, 'espeak-ng'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'espeak-ng'), 0o755)
  process.env.PATH = [folder, path].join(delimiter)
}
const VERSION = 'if [ "$1" = --version ]; then echo "eSpeak NG text-to-speech: 1.51  Data at: /usr/lib"; exit; fi'

async function found(): Promise<Espeak> {
  espeak = await findEspeak()
  if (!espeak) throw new Error('No voice was found')
  return espeak
}

describe('the installed espeak-ng', () => {
  test('is preferred to the package and gets the text on its standard input', async () => {
    const sound = wavOf({ rate: 22_050, samples: new Int16Array(22_050).fill(900) })
    // A WAV file written to a pipe has a wrong length in its header.
    sound.writeUInt32LE(0x7ffff000, 40)
    writeFileSync(join(folder, 'sound.wav'), sound)
    install(`${VERSION}\necho "$@" > ${folder}/args; cat > ${folder}/text; cat ${folder}/sound.wav`)
    const voice = await found()
    expect([voice.version, voice.isSystem]).toEqual(['1.51', true])
    const read = await voice.read('--version नमस्ते', 'hi', quiet)
    expect(durationMs(read)).toBe(1000)
    expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('--version नमस्ते')
    expect(readFileSync(join(folder, 'args'), 'utf8')).toBe('-v hi -s 160 -a 80 --stdin --stdout\n')
  })

  test('fails with empty or invalid output', async () => {
    install(`${VERSION}\ncat > /dev/null`)
    await expect((await found()).read('a', 'en', quiet)).rejects.toThrow('The reply is not a WAV file')
  })

  test('is ended when it hangs and the request is aborted', async () => {
    install(`${VERSION}\nexec sleep 60`)
    const ending = new AbortController()
    const reading = (await found()).read('a', 'en', ending.signal)
    setTimeout(() => ending.abort(), 100)
    await expect(reading).rejects.toThrow('aborted')
  })
})

describe('the package', () => {
  beforeEach(() => {
    process.env.PATH = folder
  })

  test.each([
    ['en', 'The Reserve Bank of India raised its main rate by a quarter of a point.'],
    ['hi', 'भारतीय रिज़र्व बैंक ने अपनी मुख्य दर में चौथाई अंक की वृद्धि की है।'],
    ['ta', 'இந்திய ரிசர்வ் வங்கி தனது முக்கிய வட்டி விகிதத்தை உயர்த்தியது.'],
  ] as const)('reads %s in a separate process, in a plausible length', async (language, text) => {
    const voice = await found()
    expect(voice.isSystem).toBe(false)
    const sound = await voice.read(text, language, quiet)
    expect(sound.rate).toBe(22_050)
    expect(audioFault(text, sound)).toBeUndefined()
  })

  test('concurrent texts get their own recordings, and it continues after an abort', async () => {
    const voice = await found()
    const [short, long] = await Promise.all([
      voice.read('One.', 'en', quiet),
      voice.read('One and two and three and four.', 'en', quiet),
    ])
    expect(durationMs(long)).toBeGreaterThan(durationMs(short) * 1.5)
    const ending = new AbortController()
    const reading = voice.read('A much longer text. '.repeat(200), 'en', ending.signal)
    setTimeout(() => ending.abort(), 20)
    await expect(reading).rejects.toThrow()
    expect(durationMs(await voice.read('One.', 'en', quiet))).toBe(durationMs(short))
  })
})

describe('sound', () => {
  const tone = (seconds: number) => Int16Array.from({ length: 22_050 * seconds }, (_, n) => Math.round(5000 * Math.sin(n / 10)))

  test('is encoded as an MP3 of constant rate and the same length', async () => {
    const mp3 = new Mp3(22_050, 32)
    for (let n = 0; n < 10; n++) mp3.write(tone(1))
    const bytes = await mp3.end()
    expect(Buffer.from(bytes.subarray(0, 2)).readUInt16BE() & 0xffe6).toBe(0xffe2)
    // 32 kbit/s are 4,000 bytes a second.
    expect(Math.abs(bytes.length - 40_000)).toBeLessThan(600)
  })

  test('with two channels is reduced to one, and broken files are rejected', () => {
    const stereo = wavOf({ rate: 22_050, samples: Int16Array.of(1, 9, 2, 9, 3, 9) })
    stereo.writeUInt16LE(2, 22)
    expect([...readWav(stereo).samples]).toEqual([1, 2, 3])
    for (const bytes of [Buffer.alloc(0), Buffer.from('<html>'), stereo.subarray(0, 20), Buffer.from('RIFF....WAVE')])
      expect(() => readWav(bytes)).toThrow()
  })

  test('that does not fit its text is detected', () => {
    const text = 'A sentence that takes a few seconds to read aloud.'
    const of = (samples: Int16Array<ArrayBuffer>) => audioFault(text, { rate: 22_050, samples })
    expect([of(tone(4)), of(tone(1)), of(tone(30)), of(new Int16Array(0)), of(new Int16Array(22_050 * 4))]).toEqual([
      undefined,
      'too short',
      'too long',
      'no sound',
      'silent',
    ])
  })
})
