import type { Page } from '@playwright/test'

/** The same in every language. */
const NAMES = [
  ...[
    'UPSC Current Catalyst',
    'UPSC',
    'Current Affairs',
    'Pro',
    'PRO',
    'PDF',
    'JSON',
    'CSV',
    'Google',
    'NCERT',
    'CSAT',
    'OpenDyslexic',
    'Ctrl K',
    'Aa',
  ],
  ...['English', 'Chrome on Android', 'Chrome on Linux', 'SSC'],
]

/** Texts and names of controls of a Hindi or Tamil page that have Latin words only, and are not marked as English. */
export const englishTexts = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const isEnglish = (text: string) => /\p{sc=Latin}{3}/u.test(text) && !/\p{sc=Devanagari}|\p{sc=Tamil}/u.test(text)
    const bare = (text: string) =>
      names.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(/[\w.+-]+@[\w.-]+|https?:\S+|\bGS ?[\dIV]+\b/g, ' ')
    const isOpen = (element: Element) =>
      element.closest('[lang=en], script, style, option, [data-own-text]') === null && element.getClientRects().length > 0
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node as Text).data.trim()
      // A name within a sentence is not a text of its own.
      const block = node.parentElement?.closest('p, li, h1, h2, h3, h4, td, th, dt, dd, div')?.textContent ?? text
      const words = text.split(/\s+/).length
      const isAlone = words > (/\p{sc=Devanagari}|\p{sc=Tamil}/u.test(block) ? 3 : 1)
      if (node.parentElement && isAlone && isEnglish(bare(text)) && isOpen(node.parentElement)) found.push(text.slice(0, 80))
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const attribute of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(attribute) ?? ''
        if (isEnglish(bare(text)) && isOpen(element)) found.push(`${attribute}: ${text.slice(0, 80)}`)
      }
    return [...new Set(found)]
  }, NAMES)
