import type { IncomingHttpHeaders } from 'node:http'
import { INTERFACE_LANGUAGE_COOKIE } from '#contract/interface-language.ts'
import { isLanguage, type Language } from '#contract/languages.ts'

/** Of an error's page. Only public pages have an address for each language. @param url such as `/hi/features` */
export function pageLanguage(url: string, headers: IncomingHttpHeaders): Language {
  const [, first] = url.split(/[/?]/)
  return isLanguage(first) ? first : interfaceLanguage(headers)
}

/** Of the document: the one that the visitor has chosen, or else the first that the browser asks for and the product has. */
export function interfaceLanguage({ cookie = '', 'accept-language': accepted = '' }: IncomingHttpHeaders): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${INTERFACE_LANGUAGE_COOKIE}=([a-z]{2,3})(?:;|$)`).exec(cookie)?.[1]
  if (isLanguage(chosen)) return chosen
  return wanted(accepted).find(isLanguage) ?? 'en'
}

/** @param accepted such as `ta-IN,ta;q=0.9,en;q=0.8`; `hi;q=0` refuses Hindi (RFC 9110) */
function wanted(accepted: string): string[] {
  return accepted
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [tag = '', quality = ''] = entry.split(';').map((part) => part.trim())
      return { language: tag.split('-')[0] ?? '', quality: quality.startsWith('q=') ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}
