import { Fragment } from 'react'
import type { LanguageDescriptor } from '#contract/language-descriptors.ts'
import { countLetters, DESCRIPTORS, LANGUAGES, type Language } from '#contract/languages.ts'
import { LANGUAGE } from '#messages/language.ts'

/** Beside words of the page. Terms and abbreviations, such as “GST Council”, are words of every language. */
const LEAST_LETTERS = 12

/** From the first to the last letter of a script, without a letter of another between them. */
const patternOf = ({ script }: LanguageDescriptor): RegExp =>
  new RegExp(`\\p{sc=${script}}(?:\\P{L}|\\p{sc=${script}})*\\p{sc=${script}}\\p{M}*`, 'gu')

const othersThan = (page: Language) =>
  LANGUAGES.filter((lang) => DESCRIPTORS[lang].script !== DESCRIPTORS[page].script).map((lang) => ({
    lang,
    pattern: patternOf(DESCRIPTORS[lang]),
  }))

interface Run {
  text: string
  /** `undefined`: as the page. */
  lang: Language | undefined
}

/** A sentence of the interface with a title in another language: the title is marked, so that it is read aloud and hyphenated as such. */
export function TextByScript({ children }: { children: string }) {
  return runsOf(children).map(({ text, lang }, at) => {
    const key = `${at} ${text}`
    return lang ? (
      <span key={key} lang={lang}>
        {text}
      </span>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    )
  })
}

/** @returns the whole text, in order */
export function runsOf(text: string, page: Language = LANGUAGE): Run[] {
  const least = countLetters(text, page) > 0 ? LEAST_LETTERS : 1
  const found = othersThan(page)
    .flatMap(({ lang, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(([run]) => countLetters(run, lang) >= least)
        .map(({ 0: run, index }) => ({ lang, from: index, to: index + run.length })),
    )
    .sort((one, other) => one.from - other.from)
  const ends = [0, ...found.map(({ to }) => to)]
  const runs = found.flatMap(({ lang, from, to }, at): Run[] => [
    { text: text.slice(ends[at], from), lang: undefined },
    { text: text.slice(from, to), lang },
  ])
  return [...runs, { text: text.slice(ends.at(-1)), lang: undefined }].filter((run) => run.text !== '')
}
