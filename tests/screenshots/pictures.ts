import { join } from 'node:path'
import type { Screen } from '#tests/support/screens/screen.ts'

export const WIDTHS = [360, 1280] as const
export const THEMES = ['light', 'dark', 'high-contrast', 'forced-colors'] as const
/** The variants of this run: the themes of the product, or forced colours. */
export const TAKEN = THEMES.filter((theme) => (theme === 'forced-colors') === Boolean(process.env.SCREENS_FORCED))
export const FOLDER = 'screens'

/** `npm run screens -- "--only=forum|quiz history"`: only screens with one of these texts in their name or path. */
export const wanted = ({ place, name }: Pick<Screen, 'place' | 'name'>): boolean => {
  const texts = (process.env.SCREENS_ONLY ?? '').toLowerCase().split('|')
  return texts.some((text) => `${place} ${name}`.toLowerCase().includes(text))
}

/** The file of a screenshot. */
export const pictureOf = ({ place, name }: Pick<Screen, 'place' | 'name'>, width: number, theme: string): string =>
  join(FOLDER, slug(place), `${slug(name)}--${width}-${theme}.png`)

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
