import { useSyncExternalStore } from 'react'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

export const FONT_SCALE = { min: 0.8, max: 1.5, step: 0.1, default: 1 } as const

/** Read by /before-paint.js. */
const KEY = 'font_scale'
const CHANGED = 'fontScaleChanged'

export function useFontScale(): { scale: number; setScale: (scale: number) => void } {
  return { scale: useSyncExternalStore(subscribe, currentScale, () => FONT_SCALE.default), setScale }
}

export function currentScale(): number {
  const saved = Number(readItem(KEY) ?? FONT_SCALE.default)
  return saved >= FONT_SCALE.min && saved <= FONT_SCALE.max ? saved : FONT_SCALE.default
}

/** Avoids floating-point errors. */
export function withinBounds(scale: number): number {
  return Math.round(Math.min(FONT_SCALE.max, Math.max(FONT_SCALE.min, scale)) * 10) / 10
}

function setScale(scale: number) {
  writeItem(KEY, String(withinBounds(scale)))
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  const onPress = () => {
    afterPaint(apply)
    listener()
  }
  const onChangeElsewhere = () => {
    apply()
    listener()
  }
  window.addEventListener(CHANGED, onPress)
  window.addEventListener('storage', onChangeElsewhere)
  return () => {
    window.removeEventListener(CHANGED, onPress)
    window.removeEventListener('storage', onChangeElsewhere)
  }
}

const apply = () => document.documentElement.style.setProperty('--font-scale', String(currentScale()))
