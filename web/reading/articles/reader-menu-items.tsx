import { Columns2, Flag, Printer, Timer } from 'lucide-react'
import * as m from '#messages/reading/articles.ts'
import { MENU_ITEM } from '#web/ui/menu-item.ts'

export function TimerItem({ onShow }: { onShow: () => void }) {
  return (
    <button type="button" onClick={onShow} className={MENU_ITEM}>
      <Timer aria-hidden="true" className="size-4" />
      {m.studyTimer}
    </button>
  )
}

export function BilingualItem({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)} className={`${MENU_ITEM} aria-pressed:text-accent`}>
      <Columns2 aria-hidden="true" className="size-4" />
      {m.withEnglish}
      {isOn && <span className="ms-auto text-sm">{m.on}</span>}
    </button>
  )
}

export function ReportItem({ onReport }: { onReport: () => void }) {
  return (
    <button type="button" onClick={onReport} className={MENU_ITEM}>
      <Flag aria-hidden="true" className="size-4" />
      {m.reportMistake}
    </button>
  )
}

export function PrintItem() {
  return (
    <button type="button" onClick={() => window.print()} className={MENU_ITEM}>
      <Printer aria-hidden="true" className="size-4" />
      {m.print}
    </button>
  )
}
