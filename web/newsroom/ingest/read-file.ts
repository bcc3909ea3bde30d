const MAX_BYTES = 5 * 1024 * 1024

/** @throws Error with a sentence for a person */
export async function readUploadFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 5 MB, more than a day can hold.')
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) throw new Error('The file could not be read.')
  try {
    return new TextDecoder(encodingOf(new Uint8Array(bytes)), { fatal: true }).decode(bytes)
  } catch {
    throw new Error('The file is not text in UTF-8. Please save it again in that encoding.')
  }
}

/** Old Windows editors write two bytes a letter, and say so in the first two. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
