const MAX_BYTES = 5 * 1024 * 1024

/** @throws Error with a message for users */
export async function readUploadFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 5 MB, the limit for a day.')
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) throw new Error('We could not read the file.')
  try {
    return new TextDecoder(detectEncoding(new Uint8Array(bytes)), { fatal: true }).decode(bytes)
  } catch {
    throw new Error('The file is not text in UTF-8. Please save it again in that encoding.')
  }
}

/** From the byte order mark: old Windows editors write UTF-16. */
function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
