import { useState } from 'react'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

const KEY = 'forums_auto_refresh'

/** Off by default; stored in this browser. */
export function useAutoRefresh() {
  const [isOn, setOn] = useState(() => readItem(KEY) === 'on')
  const toggle = () => {
    writeItem(KEY, isOn ? 'off' : 'on')
    setOn(!isOn)
  }
  return { isOn, toggle }
}
