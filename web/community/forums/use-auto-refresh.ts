import { useState } from 'react'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

const KEY = 'forums_auto_refresh'

/** Off until somebody wants it; remembered in this browser. */
export function useAutoRefresh() {
  const [isOn, setOn] = useState(() => readItem(KEY) === 'on')
  const turn = (on: boolean) => {
    writeItem(KEY, on ? 'on' : 'off')
    setOn(on)
  }
  return { isOn, turn }
}
