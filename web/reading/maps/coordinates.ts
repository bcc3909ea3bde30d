import type { Language } from '#contract/languages.ts'
import type { Place } from '#contract/reading/maps.ts'
import { TEXTS as MAP_TEXTS } from '#messages/all/reading-language/map.ts'

/** `70.1° S, 12.0° E` */
export function coordinatesOf({ latitude, longitude }: Place, lang: Language): string {
  const { north, south, east, west } = MAP_TEXTS[lang]
  return `${degrees(latitude)} ${latitude < 0 ? south : north}, ${degrees(longitude)} ${longitude < 0 ? west : east}`
}

const degrees = (value: number) => `${Math.abs(value).toFixed(1)}°`
