import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createMp3Encoder } from 'wasm-media-encoders'

export type Mp3Call = { samples: Int16Array<ArrayBuffer> } | { end: true }
export interface Mp3Reply {
  bytes: Uint8Array<ArrayBuffer>
}

if (!parentPort) throw new Error('mp3-worker runs as a worker thread')
const port = parentPort
const { rate, kilobits } = workerData as { rate: number; kilobits: 32 | 48 }

// Only Linux has priorities per thread.
if (process.platform === 'linux') setPriority(10)

const encoder = await createMp3Encoder()
// Constant bit rate: otherwise browsers show wrong durations and seek to wrong positions.
encoder.configure({ sampleRate: rate as 22_050, channels: 1, bitrate: kilobits })
const parts: Uint8Array[] = []
const SLICE = 1152 * 50

port.on('message', (call: Mp3Call) => {
  if ('samples' in call) encode(call.samples)
  else finish()
})

function encode(samples: Int16Array): void {
  for (let at = 0; at < samples.length; at += SLICE) {
    const floats = Float32Array.from(samples.subarray(at, at + SLICE), (sample) => sample / 32_768)
    parts.push(encoder.encode([floats]).slice())
  }
}

function finish(): void {
  parts.push(encoder.finalize().slice())
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  port.postMessage({ bytes } satisfies Mp3Reply, [bytes.buffer])
}
