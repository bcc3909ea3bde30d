/** Checked before parsing, because parsing a million items blocks the process. The largest days have about 100,000 values. */
export const JSON_LIMITS = {
  depth: 32,
  /** Per list or object. */
  items: 1000,
  values: 200_000,
  /** Escapes as written. */
  keyLength: 200,
} as const

export type JsonLimit = keyof typeof JSON_LIMITS

const [QUOTE, COMMA, COLON, BACKSLASH] = [34, 44, 58, 92]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [91, 93, 123, 125]

/** About 3 ms per MiB. */
export function exceededJsonLimit(text: string): JsonLimit | undefined {
  const separators = new Uint32Array(JSON_LIMITS.depth + 1)
  let [depth, values, stringStart, stringLength] = [0, 0, -1, 0]
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (stringStart >= 0) {
      if (char === BACKSLASH) index++
      else if (char === QUOTE) {
        stringLength = index - stringStart - 1
        stringStart = -1
      }
    } else if (char === QUOTE) stringStart = index
    else if (char === COMMA) {
      values++
      separators[depth] = (separators[depth] ?? 0) + 1
      if ((separators[depth] ?? 0) >= JSON_LIMITS.items) return 'items'
    } else if (char === COLON) {
      if (stringLength > JSON_LIMITS.keyLength) return 'keyLength'
    } else if (char === OBJECT || char === LIST) {
      values++
      if (++depth > JSON_LIMITS.depth) return 'depth'
      separators[depth] = 0
    } else if (depth > 0 && (char === OBJECT_END || char === LIST_END)) depth--
    if (values > JSON_LIMITS.values) return 'values'
  }
  return undefined
}
