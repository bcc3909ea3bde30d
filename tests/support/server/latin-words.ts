/** Names that are the same in every language. */
const NAMES = /UPSC Current Catalyst|UTF-8|\bPro\b/g

/** @returns words in Latin letters that a person sees on a page of another language, in its title and body */
export const latinWords = (html: string): string[] =>
  html
    .slice(html.indexOf('<title>'))
    .replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(NAMES, '')
    .match(/[a-z]{2,}/gi) ?? []
