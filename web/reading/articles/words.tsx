import { DESCRIPTORS, type Language, TARGETS, type Target } from '#contract/languages.ts'

/**
 * Text in which words of another script get their own `lang`, for the right font, screen reader voice and letter spacing.
 */
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

/** Sequences of letters of another script, including spaces and joiners between them. */
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
