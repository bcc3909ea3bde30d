import { useEffect, useRef, useState } from 'react'

/** CSS pixels; 0 before measuring. */
export function useWidth<T extends Element>() {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
