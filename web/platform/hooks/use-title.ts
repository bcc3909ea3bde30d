import { useEffect } from 'react'

const PRODUCT = 'UPSC Current Catalyst'

let title = PRODUCT
let prefix = ''

/** The tab's title; without a text (while something is loading) the product's name alone. */
export function useTitle(text?: string): void {
  useEffect(() => {
    title = text ? `${text} · ${PRODUCT}` : PRODUCT
    write()
  }, [text])
}

/** What stands before the title of whatever page is open, such as a running clock; the empty text takes it away. */
export function setTitlePrefix(text: string): void {
  prefix = text
  write()
}

/** The title of the page alone, for saying it aloud. */
export const pageTitle = (): string => title

function write() {
  const whole = prefix ? `${prefix} · ${title}` : title
  if (document.title !== whole) document.title = whole
}
