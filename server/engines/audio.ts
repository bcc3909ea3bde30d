import { ExternalServiceError } from '#server/platform/external/external-call.ts'

/** Mono. */
export interface Audio {
  /** Samples per second. */
  rate: number
  samples: Int16Array<ArrayBuffer>
}

export const durationMs = ({ rate, samples }: { rate: number; samples: { length: number } }): number =>
  Math.round((samples.length / rate) * 1000)

export const silence = (rate: number, ms: number): Int16Array<ArrayBuffer> => new Int16Array(Math.round((rate * ms) / 1000))

/**
 * 16-bit WAV. Programs that write to a pipe give a wrong length.
 * @throws ExternalServiceError
 */
export function readWav(bytes: Buffer): Audio {
  const isWav = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE'
  if (!isWav) throw new ExternalServiceError('unusable', 'The reply is not a WAV file')
  let format: { channels: number; rate: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const begin = at + 8
    if (name === 'fmt ' && begin + 16 <= bytes.length) {
      const isPcm = bytes.readUInt16LE(begin) === 1 && bytes.readUInt16LE(begin + 14) === 16
      if (!isPcm) throw new ExternalServiceError('unusable', 'The WAV file does not have 16 bits')
      format = { channels: bytes.readUInt16LE(begin + 2), rate: bytes.readUInt32LE(begin + 4) }
    }
    if (name === 'data' && format) return mono(bytes.subarray(begin, Math.min(begin + length, bytes.length)), format)
    at = begin + length + (length % 2)
  }
  throw new ExternalServiceError('unusable', 'The WAV file has no audio data')
}

function mono(data: Buffer, { channels, rate }: { channels: number; rate: number }): Audio {
  if (channels < 1 || rate < 8000 || rate > 48_000) throw new ExternalServiceError('unusable', 'The WAV file has an odd format')
  const samples = new Int16Array(Math.floor(data.length / 2 / channels))
  // Much faster than a loop.
  if (channels === 1 && LITTLE_ENDIAN) {
    new Uint8Array(samples.buffer).set(data.subarray(0, samples.byteLength))
    return { rate, samples }
  }
  for (let n = 0; n < samples.length; n++) samples[n] = data.readInt16LE(n * channels * 2)
  return { rate, samples }
}

const LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

export function wavOf({ rate, samples }: Audio): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)])
}

/** Measured: 11 to 13 in all languages. */
const CHARS_A_SECOND = 12
const SHORT = 24

export function audioFault(text: string, sound: Audio): string | undefined {
  const seconds = sound.samples.length / sound.rate
  if (seconds < 0.05) return 'no sound'
  const expected = text.length / CHARS_A_SECOND
  if (text.length > SHORT && seconds < expected * 0.4) return 'too short'
  if (seconds > Math.max(4, expected * 2.5)) return 'too long'
  if (/\p{L}/u.test(text) && !sound.samples.some((sample) => sample > 200 || sample < -200)) return 'silent'
  return undefined
}
