import type { BrowserContext } from '@playwright/test'

/** As Chrome does: two nested `<font>` elements for each text node, also for later ones. The words stay the same. */
export const translatePages = (context: BrowserContext) => context.addInitScript(`(${translate})()`)

/** @returns a function that ends it */
export function translate(): () => void {
  const translated = (text: Text) => {
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    for (const font of [inner, outer]) font.style.verticalAlign = 'inherit'
    inner.textContent = text.data
    outer.append(inner)
    return outer
  }
  const translateAll = () => {
    document.documentElement.classList.add('translated-ltr')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts)
      if (
        text.data.trim() &&
        !text.parentElement?.closest('font, script, style, noscript, textarea, select, svg, [translate=no]')
      )
        text.replaceWith(translated(text))
  }
  const observer = new MutationObserver(translateAll)
  const begin = () => {
    translateAll()
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.body) begin()
  else addEventListener('DOMContentLoaded', begin)
  return () => observer.disconnect()
}
