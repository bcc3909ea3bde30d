import { join } from 'node:path'
import type { Screen } from '#tests/support/screens/screen.ts'

export const WIDTHS = [360, 1280] as const
export const THEMES = ['light', 'dark', 'high-contrast', 'forced-colors'] as const
/** What is taken this time: the themes of the product, or the colours of the system. */
export const TAKEN = THEMES.filter((theme) => (theme === 'forced-colors') === Boolean(process.env.SCREENS_FORCED))
export const FOLDER = 'screens'

/** `npm run screens -- --only=forum`: of the screens with this in their name or place. */
export const wanted = ({ place, name }: Pick<Screen, 'place' | 'name'>): boolean =>
  `${place} ${name}`.toLowerCase().includes((process.env.SCREENS_ONLY ?? '').toLowerCase())

/** Where the picture of a screen is kept. */
export const pictureOf = ({ place, name }: Pick<Screen, 'place' | 'name'>, width: number, theme: string): string =>
  join(FOLDER, slug(place), `${slug(name)}--${width}-${theme}.png`)

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
