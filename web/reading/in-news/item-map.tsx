import { byLanguage, type Language } from '#contract/languages.ts'
import { isOnMap } from '#contract/reading/maps.ts'
import { LocatorMap } from '#web/reading/maps/locator-map.tsx'
import type { InNewsItem } from './api.ts'

interface ItemMapProps {
  item: InNewsItem
  point: { latitude: number; longitude: number }
  name: string
  lang: Language
}

export function ItemMap({ item, point, name, lang }: ItemMapProps) {
  const label = byLanguage((language) => (language === 'en' ? item.name : (item.translated[language]?.name ?? item.name)))
  const area = isOnMap('india', point) ? 'india' : 'world'
  return (
    <div className="max-w-sm">
      <LocatorMap
        figure={{
          kind: 'map',
          area,
          points: [{ label, ...point }],
          alt: byLanguage(() => name),
          caption: label,
        }}
        lang={lang}
      />
    </div>
  )
}
