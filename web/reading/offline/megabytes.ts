import { LOCALE } from '#messages/language.ts'
import * as m from '#messages/reading/offline/sizes.ts'

const MB = 1_000_000
const figure = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** `8.4 MB`, never on two lines; at least `0.1 MB` unless 0. */
export const megabytes = (bytes: number): string => `${figure.format(Math.max(bytes / MB, bytes > 0 ? 0.1 : 0))}\u00a0MB`

/** `3.1 of 8.4 MB` */
export const megabytesOf = (bytes: number, all: number): string =>
  m.part({ part: figure.format(Math.min(bytes, all) / MB), whole: megabytes(all) })
