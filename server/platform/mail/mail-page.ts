import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { convert } from 'html-to-text'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageByScript } from '#contract/languages.ts'

export interface MailText {
  /** Of the receiver. */
  language: Language
  subject: string
  preview?: string
  paragraphs: string[]
  items?: { label: string; title: string; text: string; url: string }[]
  action?: { label: string; url: string }
  footnote?: string
  links?: { label: string; url: string }[]
}

/** Mail programs do not support custom properties. */
const LIGHT = {
  page: '#fbfaf7',
  surface: '#ffffff',
  ink: '#1a1d23',
  quiet: '#565b65',
  line: '#dcd8cd',
  accent: '#1f3d6e',
  on: '#ffffff',
}
const DARK = {
  page: '#14171c',
  surface: '#1b1f26',
  ink: '#e8e6e0',
  quiet: '#a9afba',
  line: '#343a45',
  accent: '#a3c0f0',
  on: '#10192b',
}

const STYLE = `.title a { text-decoration: none } .title a:hover { text-decoration: underline }
@media (prefers-color-scheme: dark) {
.page { background-color: ${DARK.page} !important } .card { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important }
.ink { color: ${DARK.ink} !important } .quiet { color: ${DARK.quiet} !important } .link { color: ${DARK.accent} !important }
.line { border-color: ${DARK.line} !important } .button { background-color: ${DARK.accent} !important; color: ${DARK.on} !important }
}`

const FONT = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif"
/** Mail programs support one or the other. */
const BREAKING: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' }
const text = (color: string, size: number, more: CSSProperties = {}): CSSProperties => ({
  margin: '0 0 12px',
  color,
  fontFamily: FONT,
  fontSize: size,
  lineHeight: 1.5,
  ...BREAKING,
  ...more,
})

export function mailPage(said: MailText): { html: string; text: string } {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page(said))}`
  return { html, text: plain(html) }
}

function page({ language, subject, preview, paragraphs, items = [], action, footnote, links = [] }: MailText) {
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, STYLE),
    ),
    h(Preview, null, preview ?? paragraphs[1] ?? subject),
    // Body renders a cell that no class reaches.
    h(
      Body,
      { className: 'page', style: { margin: 0, padding: 0, backgroundColor: LIGHT.page } },
      h(
        Section,
        { className: 'page', style: { padding: '24px 12px', backgroundColor: LIGHT.page } },
        h(
          Container,
          { className: 'card', style: CARD },
          ...brand(),
          ...paragraphs.map(paragraph),
          ...items.map((one, place) => item(one, place, language)),
          ...call(action),
          ...note(footnote),
        ),
        h(Container, { style: { maxWidth: 560, padding: '16px 8px 0' } }, ...links.map(small)),
      ),
    ),
  )
}

const CARD: CSSProperties = {
  maxWidth: 560,
  padding: 24,
  backgroundColor: LIGHT.surface,
  border: `1px solid ${LIGHT.line}`,
  borderRadius: 10,
}

const brand = (): ReactNode[] => [
  h(
    Text,
    { key: 'brand', className: 'link', style: text(LIGHT.accent, 14, { margin: '0 0 20px', fontWeight: 700 }) },
    'UPSC Current Catalyst',
  ),
]

const paragraph = (words: string, place: number) =>
  h(Text, { key: `p${place}`, className: 'ink', style: text(LIGHT.ink, 16) }, words)

const item = ({ label, title, text: words, url }: NonNullable<MailText['items']>[number], place: number, language: Language) =>
  h(
    Section,
    { key: `i${place}` },
    h(Hr, { className: 'line', style: { margin: '16px 0', border: 0, borderTop: `1px solid ${LIGHT.line}` } }),
    h(Text, { className: 'quiet label', style: text(LIGHT.quiet, 13, { margin: 0, fontWeight: 600 }) }, label),
    h(
      Heading,
      {
        as: 'h2',
        ...langOf(title, language),
        className: 'title',
        style: { margin: '4px 0 0', fontFamily: SERIF, fontSize: 19, lineHeight: titleLeading(title), ...BREAKING },
      },
      h(Link, { href: url, className: 'link', style: { color: LIGHT.accent, textDecoration: 'none' } }, title),
    ),
    ...(words
      ? [
          h(
            Text,
            {
              key: 'words',
              ...langOf(words, language),
              className: 'quiet words',
              style: text(LIGHT.quiet, 15, { margin: '4px 0 0' }),
            },
            words,
          ),
        ]
      : []),
  )

/** Signs above and below the letters of Indian scripts need more. */
const titleLeading = (title: string) => (languageByScript(title) === 'en' ? 1.35 : 1.5)

/** An article without a translation is read aloud in its own language. */
function langOf(text: string, page: Language) {
  const lang = languageByScript(text)
  return lang === page ? {} : { lang }
}

const BUTTON: CSSProperties = {
  marginTop: 24,
  padding: '12px 22px',
  backgroundColor: LIGHT.accent,
  color: LIGHT.on,
  borderRadius: 6,
  fontFamily: FONT,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
  textAlign: 'center',
}

/** Button sets the lines closer than the vowel signs of Indian scripts need, and a label may take three on a phone. */
const LABEL: CSSProperties = { lineHeight: 1.4 }

const call = (action: MailText['action']): ReactNode[] =>
  action
    ? [
        h(
          Button,
          { key: 'action', className: 'button', href: action.url, style: BUTTON },
          h('span', { style: LABEL }, action.label),
        ),
      ]
    : []

const note = (footnote: string | undefined): ReactNode[] =>
  footnote ? [h(Text, { key: 'note', className: 'quiet', style: text(LIGHT.quiet, 13, { margin: '20px 0 0' }) }, footnote)] : []

const small = ({ label, url }: { label: string; url: string }) =>
  h(
    Text,
    { key: url, className: 'quiet', style: text(LIGHT.quiet, 13, { margin: '0 0 4px' }) },
    h(Link, { href: url, className: 'link', style: { color: LIGHT.accent } }, label),
  )

const plain = (html: string): string =>
  convert(html, {
    wordwrap: 76,
    formatters: {
      address: (element, walk, builder) => {
        walk(element.children, builder)
        builder.addLineBreak()
        builder.addLiteral(String(element.attribs.href))
      },
    },
    selectors: [
      { selector: 'a', format: 'address' },
      { selector: 'hr', options: { length: 24 } },
      { selector: 'p', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
      { selector: 'p.label', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'p.words', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
      { selector: '[data-skip-in-text=true]', format: 'skip' },
    ],
  })
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
