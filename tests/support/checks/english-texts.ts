import type { Page } from '@playwright/test'
import type { ReadMail } from '#tests/support/browser/mime.ts'
import { latinWords, withoutQuotes } from './latin-words.ts'

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
  'label',
]

interface Texts {
  /** Of the interface, and content in which there is no letter of its language. */
  shown: string[]
  /** The title of the document, and what screen readers say of parts. They may repeat content. */
  spoken: string[]
  /** Content, which is marked by its language, and what the reader has typed. */
  quotes: string[]
}

/**
 * Texts of a Hindi or Tamil page with Latin words that are not marked as English. Content in an Indian language may contain English
 * terms.
 * @param names that are allowed besides those of every page
 */
export async function englishTexts(page: Page, names: string[] = []): Promise<string[]> {
  const { shown, spoken, quotes } = await page.evaluate(textsOf, ATTRIBUTES)
  const isEnglish = (text: string) => latinWords(withoutQuotes(text, quotes), names).length > 0
  return [...new Set([...shown.filter((text) => latinWords(text, names).length > 0), ...spoken.filter(isEnglish)])]
}

/** The same of a mail, in a page that shows nothing else. */
export async function englishInMail(page: Page, { subject, text, html }: ReadMail, names: string[] = []): Promise<string[]> {
  await page.setContent(html)
  const { quotes } = await page.evaluate(textsOf, ATTRIBUTES)
  const plain = [subject, text].filter((words) => latinWords(withoutQuotes(words, quotes), names).length > 0)
  return [...plain, ...(await englishTexts(page, names))]
}

function textsOf(attributes: string[]): Texts {
  const english = '[lang|=en]'
  const isShown = (element: Element) =>
    !element.closest(`script, style, noscript, template, ${english}`) &&
    (element.closest('select') ?? element).getClientRects().length > 0
  const isOfInterface = (element: Element) => element.closest('[lang]') === document.documentElement
  const hasIndicLetter = (element: Element) =>
    /\p{sc=Devanagari}|\p{sc=Tamil}/u.test(element.closest('[lang]')?.textContent ?? '')
  const shown: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, data } = node as Text
    // The title is announced, too.
    if (!parent || !/\p{sc=Latin}{2}/u.test(data) || data === document.title || !isShown(parent)) continue
    if (isOfInterface(parent) || !hasIndicLetter(parent)) shown.push(data.trim())
  }
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].filter(isShown)
  const spoken = named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '').filter(Boolean))
  const content = [...document.body.querySelectorAll('[lang]')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  const typed = [...document.querySelectorAll('input')].map(({ value }) => value)
  return { shown, spoken: [...spoken, document.title], quotes: [...content, ...typed] }
}
