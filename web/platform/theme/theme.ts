import { useSyncExternalStore } from 'react'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

export const THEMES = ['light', 'dark', 'high-contrast'] as const
export type Theme = (typeof THEMES)[number]

/** Read by /before-paint.js. */
const KEY = 'theme'
const CHANGED = 'themeChanged'
const PAGE_COLOURS: Record<Theme, string> = { light: '#fbfaf7', dark: '#14171c', 'high-contrast': '#000000' }

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, currentTheme, () => 'light'), setTheme }
}

export function currentTheme(): Theme {
  const saved = readItem(KEY)
  return isTheme(saved) ? saved : systemTheme()
}

function setTheme(theme: Theme) {
  writeItem(KEY, theme)
  window.dispatchEvent(new Event(CHANGED))
}

function systemTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'high-contrast'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function subscribe(listener: () => void) {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const contrast = matchMedia('(prefers-contrast: more)')
  const onChange = () => {
    apply(currentTheme())
    listener()
  }
  const onPress = () => {
    afterPaint(() => apply(currentTheme()))
    listener()
  }
  const sources: EventTarget[] = [dark, contrast]
  for (const source of sources) source.addEventListener('change', onChange)
  window.addEventListener(CHANGED, onPress)
  window.addEventListener('storage', onChange)
  return () => {
    for (const source of sources) source.removeEventListener('change', onChange)
    window.removeEventListener(CHANGED, onPress)
    window.removeEventListener('storage', onChange)
  }
}

function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLOURS[theme])
}

const isTheme = (value: string | null): value is Theme => (THEMES as readonly (string | null)[]).includes(value)
