/** Can be longer: nukta letters (U+0958) become two. */
export const nfc = (text: string): string =>
  text.length < SHORT || !LONG_RUN.test(text)
    ? text.normalize('NFC')
    : text
        .split(LONG_RUN)
        .map((part, index) => (index % 2 === 0 ? part.normalize('NFC') : part))
        .join('')

/** Sorting marks is quadratic (100,000 take two seconds), so unnatural runs are skipped. */
const LONG_RUN = /(\p{M}{33,})/u
const SHORT = 1000

/** UTF-16 units. */
export const storedLength = (text: string): number => nfc(text).length
