import { Check, ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { IN_NEWS_KINDS } from '#contract/reading/provenance-rules.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/reading/in-news.ts'
import { SourceLink } from '#web/reading/provenance/source-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import type { InNewsItem } from './api.ts'
import { textsIn } from './item-texts.ts'

export interface ItemRowProps {
  item: InNewsItem
  lang: Language
  /** One level below the heading above the list. */
  heading: 'h3' | 'h4'
  /** `undefined` while unknown. */
  isKept: boolean | undefined
  isBusy: boolean
  onKeep: () => void
  /** More about it, such as its day. */
  more?: ReactNode
}

const ItemMap = lazyPart(async () => (await import('./item-map.tsx')).ItemMap, m.mapDidNotLoad)

export function ItemRow({ item, lang, heading: Heading, isKept, isBusy, onKeep, more }: ItemRowProps) {
  const texts = textsIn(item, lang)
  return (
    <li className="border-b border-line py-3 print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <Heading lang={texts.lang} className="min-w-0 flex-[1_1_9rem] self-center py-1 leading-snug font-semibold wrap-anywhere">
          {texts.name}
        </Heading>
        <div className="print:hidden">
          <KeepButton name={texts.name} isKept={isKept} isBusy={isBusy} onKeep={onKeep} />
        </div>
        <p lang={texts.lang} className="basis-full wrap-anywhere">
          {texts.text}
        </p>
      </div>
      <div className="mt-1">
        <QuietLine>
          <Badge tone="neutral">{IN_NEWS_KINDS[item.kind]}</Badge>
          {texts.rank && <span lang={texts.lang}>{texts.rank}</span>}
          {more}
          <SourceLink source={item.source} lang={LANGUAGE} />
        </QuietLine>
      </div>
      {item.point && (
        <div className="mt-1 print:hidden">
          <PlaceMap item={item} point={item.point} lang={texts.lang} name={texts.name} />
        </div>
      )}
    </li>
  )
}

/** Loaded when it is opened. */
function PlaceMap(props: { item: InNewsItem; point: { latitude: number; longitude: number }; lang: Language; name: string }) {
  const mapId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3 min-h-11 high-contrast:ms-0"
        aria-expanded={isOpen}
        aria-controls={isOpen ? mapId : undefined}
        aria-label={m.mapOf({ name: props.name })}
        onClick={() => setOpen(!isOpen)}
      >
        {m.map}
        <ChevronDown aria-hidden="true" className={`size-5 text-quiet ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {isOpen && (
        <div id={mapId} className="pt-2">
          <ItemMap {...props} />
        </div>
      )}
    </>
  )
}

function KeepButton({ name, isKept, isBusy, onKeep }: { name: string } & Pick<ItemRowProps, 'isKept' | 'isBusy' | 'onKeep'>) {
  const Icon = isKept ? Check : Plus
  return (
    <Button
      variant="ghost"
      className="-me-3 max-w-[calc(100%+0.75rem)] px-3 high-contrast:me-0"
      busy={isBusy}
      disabled={isKept === undefined}
      aria-disabled={isKept}
      aria-label={isKept ? m.addedNamed({ name }) : m.addNamed({ name })}
      onClick={isKept ? undefined : onKeep}
    >
      <Icon aria-hidden="true" className={`size-5 ${isKept ? 'text-good' : ''}`} />
      {isKept ? m.added : m.add}
    </Button>
  )
}
