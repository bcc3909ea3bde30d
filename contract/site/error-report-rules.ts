/** What may be told about an error. Used by the page before it sends a report, and by the server for every report. */

export const MAX_MESSAGE = 300
export const MAX_FRAMES = 30

/** Longer texts are cut before they are searched, so that a huge message costs nothing. */
const MAX_SEARCHED = 2000

/** In the order in which they apply. Each is bounded, so the time is linear in the length of the text. */
const RULES: [pattern: RegExp, replacement: string | ((found: string) => string)][] = [
  // Names of properties are kept; everything else in quotes is a value, from the first quote to the last, because values contain quotes too.
  [/\((reading|setting) '([\w$]{1,60})'\)/g, '($1 $2)'],
  [/["'`‘’“”][\s\S]*["'`‘’“”]/, '[text]'],
  [/["'`‘’“”][\s\S]*$/, '[text]'],
  // The sentences of programs are English; other letters are those of people and articles.
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
 * The message of an error without what people wrote: quoted text, email addresses, secrets, query strings, network addresses, long numbers
 * and ids, and everything in `known`.
 * @param known texts that must not be in it, such as the values of a request
 */
export function scrubMessage(message: string, known: readonly string[] = []): string {
  let text = message.slice(0, MAX_SEARCHED)
  for (const one of known) text = text.replaceAll(one, '[text]')
  for (const [pattern, replacement] of RULES)
    text = typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement)
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE)
}

/** Class names of errors are written by programmers; anything else in that place is not one. */
export const errorType = (name: unknown): string => (typeof name === 'string' && /^[\w$.]{1,60}$/.test(name) ? name : 'Error')

/** The same for the name of a function in a stack trace. */
export const functionName = (name: string): string => (/^[\w$.<>[\] #]{1,100}$/.test(name) ? name : '?')
