import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { DayPack } from '#contract/reading/daily.ts'

export interface DownloadOrder {
  pack: DayPack
  languages: Language[]
}

/** With total sizes. */
export function recordings({ articles }: DayPack): { language: Language; bytes: number }[] {
  return LANGUAGES.flatMap((language) => {
    const bytes = articles.flatMap(({ audio }) => audio).filter((one) => one.language === language)
    return bytes.length === 0 ? [] : [{ language, bytes: bytes.reduce((sum, one) => sum + one.bytes, 0) }]
  })
}

/** With pictures. */
export const textBytes = ({ articles }: DayPack): number =>
  articles.flatMap((article) => [article, ...article.figures]).reduce((sum, { bytes }) => sum + bytes, 0)

export const hasFigures = ({ articles }: DayPack): boolean => articles.some(({ figures }) => figures.length > 0)

export const sizeOf = ({ pack, languages }: DownloadOrder): number =>
  textBytes(pack) + recordings(pack).reduce((sum, { language, bytes }) => sum + (languages.includes(language) ? bytes : 0), 0)
