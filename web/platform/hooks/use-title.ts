import { useEffect } from 'react'

const PRODUCT = 'UPSC Current Catalyst'

let title = PRODUCT
let prefix = ''

/** Sets the document title. Without a text (while the page is loading) it is only the product's name. */
export function useTitle(text?: string): void {
  useEffect(() => setTitle(text), [text])
}

export function setTitle(text?: string): void {
  title = text ? `${text} · ${PRODUCT}` : PRODUCT
  write()
}

/** A prefix before the title of any page, for example a running timer. An empty text removes it. */
export function setTitlePrefix(text: string): void {
  prefix = text
  write()
}

/** The title of the page without prefix and product name, for announcing it. */
export const pageTitle = (): string => title

function write() {
  const whole = prefix ? `${prefix} · ${title}` : title
  if (document.title !== whole) document.title = whole
}
