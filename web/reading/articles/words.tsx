import { Fragment } from 'react'
import { DESCRIPTORS, type Language, TARGETS, type Target } from '#contract/languages.ts'
import { splitBold } from '#contract/reading/split-bold.ts'
import { splitEmphasis } from '#contract/reading/split-emphasis.ts'

/** With `**bold**` and `*emphasised*`. */
export const BoldWords = ({ text, lang }: { text: string; lang: Language }) =>
  splitBold(text, { acrossLines: true }).map((part, index) => {
    const Tag = index % 2 ? 'strong' : Fragment
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and the text only changes as a whole
      <Tag key={index}>
        <EmphasisedWords text={part} lang={lang} />
      </Tag>
    )
  })

const EmphasisedWords = ({ text, lang }: { text: string; lang: Language }) =>
  splitEmphasis(text).map((part, index) => {
    const Tag = index % 2 ? 'em' : Fragment
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Tag key={index}>
        <Words text={part} lang={lang} />
      </Tag>
    )
  })

/** Other scripts need their `lang` for font, voice and letter spacing. */
export function Words({ text, lang }: { text: string; lang: Language }) {
  if (lang !== 'en' || !OTHER_SCRIPTS.test(text)) return text
  return text.split(OTHER_SCRIPTS).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and the text only changes as a whole
      <span key={index} lang={languageByBlock(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** With spaces and joiners between letters. */
const OTHER_SCRIPTS = new RegExp(`(${TARGETS.map(runOf).join('|')})`)

function runOf(language: Target): string {
  const [first, last] = DESCRIPTORS[language].block
  const letter = `${first}-${last}`
  return `[${letter}](?:[${letter}\\u200c-\\u200d\\s]*[${letter}])?`
}

const languageByBlock = (text: string) =>
  TARGETS.find((language) => {
    const [first, last] = DESCRIPTORS[language].block
    return text >= first && text.charAt(0) <= last
  })
