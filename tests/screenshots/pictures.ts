import { join } from 'node:path'
import { addressIn } from '#contract/interface-language.ts'
import { isLanguage, type Language } from '#contract/languages.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import type { Screen } from '#tests/support/screens/screen.ts'

export const WIDTHS = [360, 1280] as const
export const THEMES = ['light', 'dark', 'high-contrast', 'forced-colors'] as const

/** They are in English only. */
const ADMINS = ['Administration', 'Newsroom']

interface Settings {
  SCREENS_LANGUAGE?: string
  SCREENS_ONLY?: string
  SCREENS_FORCED?: string
}

type Named = Pick<Screen, 'place' | 'name'>

/** What a run of `npm run screens` takes, and where it puts it. */
export function picturesOf({ SCREENS_LANGUAGE, SCREENS_ONLY = '', SCREENS_FORCED }: Settings) {
  const language = languageOf(SCREENS_LANGUAGE || 'en')
  const folder = join('screens', language)
  const texts = SCREENS_ONLY.toLowerCase().split('|')
  return {
    /** Of the interface. */
    language,
    folder,
    /** The themes of the product, or forced colours. */
    themes: THEMES.filter((theme) => (theme === 'forced-colors') === Boolean(SCREENS_FORCED)),
    /** `npm run screens -- "--only=forum|quiz history"`: only screens with one of these texts in their name or path; of other languages, not those of admins. */
    wanted: ({ place, name, path }: Named & Pick<Screen, 'path'>): boolean => {
      if (language !== 'en' && (ADMINS.includes(place) || String(path).startsWith('/admin/'))) return false
      return texts.some((text) => `${place} ${name}`.toLowerCase().includes(text))
    },
    /** The file of a screenshot. */
    pictureOf: ({ place, name }: Named, width: number, theme: string): string =>
      join(folder, slug(place), `${slug(name)}--${width}-${theme}.png`),
    /** A public page has an address in each language. */
    addressOf: (path: string): string => (PUBLIC_PATHS.some((one) => one === path) ? addressIn(path, language) : path),
  }
}

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
