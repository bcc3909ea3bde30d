import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** For recordings and the device's voice. */
const KEY = 'listening_speed'

export function savedSpeed(): number {
  const saved = Number(readItem(KEY))
  return SPEEDS.find((speed) => speed === saved) ?? 1
}

export function saveSpeed(speed: number): void {
  writeItem(KEY, String(speed))
}
