/** Nearly all files have their size in these bytes. */
export const HEAD_BYTES = 256 * 1024

interface Size {
  width: number
  height: number
}

/**
 * Of JPEG, PNG or WebP, to refuse too many pixels before decoding.
 * @returns `undefined` if not found
 */
export function pictureSize(head: Uint8Array): Size | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    if (isAt(head, 0, [0x89, 0x50, 0x4e, 0x47])) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (isAt(head, 0, [0xff, 0xd8])) return jpegSize(view)
    if (isAt(head, 8, [0x57, 0x45, 0x42, 0x50])) return webpSize(head, view)
  } catch {
    // Truncated.
  }
  return undefined
}

export const isPdf = (head: Uint8Array): boolean => isAt(head, 0, [0x25, 0x50, 0x44, 0x46])

const isAt = (bytes: Uint8Array, place: number, wanted: number[]) => wanted.every((byte, n) => bytes[place + n] === byte)

/** SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(head: Uint8Array, view: DataView): Size | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (isAt(head, 12, [0x56, 0x50, 0x38, 0x58])) return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (isAt(head, 12, [0x56, 0x50, 0x38, 0x20]))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (!isAt(head, 12, [0x56, 0x50, 0x38, 0x4c])) return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
