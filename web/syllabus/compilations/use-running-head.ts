import { useEffect } from 'react'

/** The title in the margin of every printed page: margins take their text from styles only. */
export function useRunningHead(title: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--running-head', JSON.stringify(title))
    return () => {
      style.removeProperty('--running-head')
    }
  }, [title])
}
