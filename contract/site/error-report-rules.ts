/** Applied by the page before sending, and again by the server. */

export const MAX_MESSAGE = 300
export const MAX_FRAMES = 30

/** Bounds the cost of huge messages. */
const MAX_SEARCHED = 2000

/** In order. Bounded quantifiers keep the time linear. */
const RULES: [pattern: RegExp, replacement: string | ((found: string) => string)][] = [
  // Keeps property names. Values can contain quotes, so this is greedy.
  [/\((reading|setting) '([\w$]{1,60})'\)/g, '($1 $2)'],
  [/["'`‘’“”][\s\S]*["'`‘’“”]/, '[text]'],
  [/["'`‘’“”][\s\S]*$/, '[text]'],
  // Program messages are English; other letters are user text.
  [/[^\x20-\x7e\s]+/g, '[text]'],
  [/[^\s@<>()"',;:=]{1,64}@[^\s@<>()"',;:=]{1,255}/g, '[email]'],
  [/\b(?:bearer|basic)\s+\S{1,500}/gi, '[secret]'],
  [
    /\b(?:password|passwd|token|secret|cookie|authorization|api[_-]?key|otp|code)["']?\s{0,3}[:=]\s{0,3}[^\s,;&]{1,500}/gi,
    '[secret]',
  ],
  [/[?#][^\s)]{1,2000}/g, '?[query]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/[\w+/=-]{16,2000}/g, (found) => (/\d/.test(found) || found.length >= 40 ? '[id]' : found)],
  [/\d{5,2000}/g, '[number]'],
]

/**
 * Removes user text, secrets and identifiers.
 * @param known texts to remove, such as request values
 */
export function scrubMessage(message: string, known: readonly string[] = []): string {
  let text = message.slice(0, MAX_SEARCHED)
  for (const one of known) text = text.replaceAll(one, '[text]')
  for (const [pattern, replacement] of RULES)
    text = typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement)
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE)
}

/** Other names can contain user text. */
export const errorType = (name: unknown): string => (typeof name === 'string' && /^[\w$.]{1,60}$/.test(name) ? name : 'Error')

export const functionName = (name: string): string => (/^[\w$.<>[\] #]{1,100}$/.test(name) ? name : '?')
