/**
 * A text in NFC, in which equal words are equal bytes. It can be longer than what was typed: letters with nukta (U+0958) become two, so texts
 * are measured afterwards. Time is linear in the length.
 */
export const nfc = (text: string): string =>
  text.length < SHORT || !LONG_RUN.test(text)
    ? text.normalize('NFC')
    : text
        .split(LONG_RUN)
        .map((part, index) => (index % 2 === 0 ? part.normalize('NFC') : part))
        .join('')

/** Marks are sorted in quadratic time, two seconds for 100,000 of them, so runs that no language has stay as they are. */
const LONG_RUN = /(\p{M}{33,})/u
const SHORT = 1000

/** How long a text is where it is stored, in UTF-16 units. Limits count this. */
export const storedLength = (text: string): number => nfc(text).length
