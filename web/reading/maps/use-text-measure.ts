import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { MapSetting } from './map-layout.ts'

/** Measures texts in the face of an element; again when a font has arrived. */
export function useTextMeasure(element: RefObject<Element | null>): MapSetting['measure'] {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    const measureAgain = () => setArrivals((before) => before + 1)
    document.fonts.addEventListener('loadingdone', measureAgain)
    return () => document.fonts.removeEventListener('loadingdone', measureAgain)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text has another width in another font
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    return (text, letter) => {
      if (!context || !element.current) return text.length * letter
      context.font = `600 ${letter}px ${getComputedStyle(element.current).fontFamily}`
      return context.measureText(text).width
    }
  }, [element, arrivals])
}
