import { useEffect } from 'react'

const PRODUCT = 'UPSC Current Catalyst'

let title = PRODUCT
let prefix = ''

export function useTitle(text?: string): void {
  useEffect(() => setTitle(text), [text])
}

export function setTitle(text?: string): void {
  title = text ? `${text} · ${PRODUCT}` : PRODUCT
  write()
}

export function setTitlePrefix(text: string): void {
  prefix = text
  write()
}

export const pageTitle = (): string => title

function write() {
  const whole = prefix ? `${prefix} · ${title}` : title
  if (document.title !== whole) document.title = whole
}
