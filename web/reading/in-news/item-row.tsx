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
import { type ItemTexts, textsIn } from './item-texts.ts'

export interface ItemRowProps {
  item: InNewsItem
  lang: Language
  /** `undefined` while unknown. */
  isKept: boolean | undefined
  isBusy: boolean
  onKeep: () => void
  /** More about it, such as its day. */
  more?: ReactNode
}

const ItemMap = lazyPart(async () => (await import('./item-map.tsx')).ItemMap, m.mapDidNotLoad)

/** In a list that is there to be read. */
export function ItemRow(props: ItemRowProps) {
  const texts = textsIn(props.item, props.lang)
  return (
    <li className="border-b border-line py-3 print:break-inside-avoid">
      <h3 lang={texts.lang} className="py-1 leading-snug font-semibold wrap-anywhere">
        {texts.name}
      </h3>
      <ItemBody {...props} texts={texts} kind={<Badge tone="neutral">{IN_NEWS_KINDS[props.item.kind]}</Badge>} />
    </li>
  )
}

/** Only its name until it is opened; printed whole. */
export function FoldedItem(props: ItemRowProps) {
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  const texts = textsIn(props.item, props.lang)
  return (
    <li className="border-b border-line print:break-inside-avoid">
      <div className="relative flex items-center gap-x-3 max-sm:flex-wrap">
        <h4 lang={texts.lang} className="min-w-3/5 flex-1 leading-snug wrap-anywhere">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            className={`min-h-11 w-full py-2 text-start after:absolute after:inset-0 hover:underline ${isOpen ? 'font-semibold' : ''}`}
          >
            {texts.name}
          </button>
        </h4>
        {props.isKept && (
          <span className="print:hidden">
            <Check aria-hidden="true" className="size-5 text-good" />
            <span className="sr-only">{m.added}</span>
          </span>
        )}
        <span className="max-sm:order-last max-sm:w-full max-sm:pb-2">
          <Badge tone="neutral">{IN_NEWS_KINDS[props.item.kind]}</Badge>
        </span>
        <ChevronDown aria-hidden="true" className={`size-5 shrink-0 text-quiet print:hidden ${isOpen ? 'rotate-180' : ''}`} />
      </div>
      <div id={bodyId} className={isOpen ? 'pb-3' : 'hidden pb-3 print:block'}>
        <ItemBody {...props} texts={texts} />
      </div>
    </li>
  )
}

function ItemBody({ item, texts, kind, more, ...keep }: ItemRowProps & { texts: ItemTexts; kind?: ReactNode }) {
  return (
    <>
      <p lang={texts.lang} className="wrap-anywhere">
        {texts.text}
      </p>
      <div className="mt-1">
        <QuietLine>
          {kind}
          {texts.rank && <span lang={texts.lang}>{texts.rank}</span>}
          {more}
          <span className="[&_a]:inline-block [&_a]:py-0.5">
            <SourceLink source={item.source} lang={LANGUAGE} />
          </span>
        </QuietLine>
      </div>
      <Actions {...keep} item={item} texts={texts} />
    </>
  )
}

type ActionsProps = Pick<ItemRowProps, 'item' | 'isKept' | 'isBusy' | 'onKeep'> & { texts: ItemTexts }

/** The map is loaded when it is opened. */
function Actions({ item, texts: { lang, name }, ...keep }: ActionsProps) {
  const mapId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="print:hidden">
      <div className="-ms-3 flex flex-wrap gap-x-2 high-contrast:ms-0 high-contrast:mt-2">
        <KeepButton name={name} {...keep} />
        {item.point && (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11"
            aria-expanded={isOpen}
            aria-controls={isOpen ? mapId : undefined}
            aria-label={m.mapOf({ name })}
            onClick={() => setOpen(!isOpen)}
          >
            {m.map}
            <ChevronDown aria-hidden="true" className={`size-5 text-quiet ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        )}
      </div>
      {isOpen && item.point && (
        <div id={mapId} className="pt-2">
          <ItemMap item={item} point={item.point} lang={lang} name={name} />
        </div>
      )}
    </div>
  )
}

function KeepButton({ name, isKept, isBusy, onKeep }: { name: string } & Pick<ItemRowProps, 'isKept' | 'isBusy' | 'onKeep'>) {
  const Icon = isKept ? Check : Plus
  return (
    <Button
      variant="ghost"
      size="sm"
      className="min-h-11 max-w-full"
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
