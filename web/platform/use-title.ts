import { useEffect } from 'react'

const PRODUCT = 'UPSC Current Catalyst'

/** The tab's title; without a text (while something is loading) the product's name alone. */
export function useTitle(text?: string): void {
  useEffect(() => {
    document.title = text ? `${text} · ${PRODUCT}` : PRODUCT
  }, [text])
}
