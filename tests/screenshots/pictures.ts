import { join } from 'node:path'
import { addressIn } from '#contract/interface-language.ts'
import { isLanguage, type Language } from '#contract/languages.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import type { Screen } from '#tests/support/screens/screen.ts'

export const WIDTHS = [360, 1280] as const
export const THEMES = ['light', 'dark', 'high-contrast', 'forced-colors'] as const
/** The variants of this run: the themes of the product, or forced colours. */
export const TAKEN = THEMES.filter((theme) => (theme === 'forced-colors') === Boolean(process.env.SCREENS_FORCED))
/** Of the interface. */
export const LANGUAGE: Language = languageOf(process.env.SCREENS_LANGUAGE || 'en')
/** Of the language of this run. */
export const FOLDER = join('screens', LANGUAGE)

/** They are in English only. */
const ADMINS = ['Administration', 'Newsroom']

/** `npm run screens -- "--only=forum|quiz history"`: only screens with one of these texts in their name or path; of other languages, not those of admins. */
export const wanted = ({ place, name, path }: Pick<Screen, 'place' | 'name' | 'path'>): boolean => {
  if (LANGUAGE !== 'en' && (ADMINS.includes(place) || String(path).startsWith('/admin/'))) return false
  const texts = (process.env.SCREENS_ONLY ?? '').toLowerCase().split('|')
  return texts.some((text) => `${place} ${name}`.toLowerCase().includes(text))
}

/** The file of a screenshot. */
export const pictureOf = ({ place, name }: Pick<Screen, 'place' | 'name'>, width: number, theme: string): string =>
  join(FOLDER, slug(place), `${slug(name)}--${width}-${theme}.png`)

/** A public page has an address in each language. */
export const addressOf = (path: string): string => (PUBLIC_PATHS.some((one) => one === path) ? addressIn(path, LANGUAGE) : path)

function languageOf(name: string): Language {
  if (!isLanguage(name)) throw new Error(`There is no interface in “${name}”`)
  return name
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
