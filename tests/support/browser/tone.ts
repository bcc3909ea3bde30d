const RATE = 8000
const HEADER = 44

/** WAV with one byte per sample. */
export function aTone(seconds: number): Buffer<ArrayBuffer> {
  const samples = seconds * RATE
  const file = Buffer.alloc(HEADER + samples)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER - 8 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  // Uncompressed, one channel.
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  for (let n = 0; n < samples; n++) file[HEADER + n] = 128 + Math.round(8 * Math.sin((n * 2 * Math.PI * 220) / RATE))
  return file
}
