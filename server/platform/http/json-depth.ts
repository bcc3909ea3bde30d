/** Deeper JSON than this breaks recursive code (validators, the database) long after parsing. No payload of ours is this deep. */
const DEEPEST = 32

/** Whether JSON text nests deeper than 32 levels, told before it is parsed: one pass, no recursion. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (inString) {
      if (char === 92) index++
      else if (char === 34) inString = false
    } else if (char === 34) inString = true
    else if (char === 123 || char === 91) {
      if (++depth > DEEPEST) return true
    } else if (char === 125 || char === 93) depth--
  }
  return false
}
