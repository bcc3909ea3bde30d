import { type ReactNode, useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/reading/shared/with-english.ts'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

const KEY = 'reading_beside'
const CHANGED = 'withEnglishChanged'

/** One choice for articles and practice: the English beside or beneath what is translated. */
export const useWithEnglish = (): boolean => useSyncExternalStore(subscribe, isChosen, () => false)

export function setWithEnglish(isOn: boolean): void {
  writeItem(KEY, String(isOn))
  window.dispatchEvent(new Event(CHANGED))
}

const isChosen = () => readItem(KEY) === 'true'

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

/** For what is translated. Nothing for those who read English. */
export function WithEnglish({ language, className = '' }: { language: Language; className?: string }) {
  const isOn = useWithEnglish()
  if (language === 'en') return null
  return (
    <label className={`flex min-h-11 items-center gap-2 font-sans text-sm font-normal print:hidden ${className}`}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setWithEnglish(target.checked)} />
      {m.withEnglish}
    </label>
  )
}

interface EnglishBeneathProps {
  className?: string
  /** Nothing without it. */
  children: ReactNode
}

export function EnglishBeneath({ className = 'mt-3 border-t border-line pt-3', children }: EnglishBeneathProps) {
  if (!children) return null
  return (
    <div lang="en" className={className}>
      {children}
    </div>
  )
}
