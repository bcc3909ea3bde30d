import { DESCRIPTORS, type Language, TARGETS, type Target } from '#contract/languages.ts'

/**
 * Words as they stand. Those of another script among English ones say their own language: they have its face and its voice, and are not pulled
 * apart with the letters around them.
 */
export function Words({ text, lang }: { text: string; lang: Language }) {
  if (lang !== 'en' || !OTHER_SCRIPTS.test(text)) return text
  return text.split(OTHER_SCRIPTS).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, its parts have no other name
      <span key={index} lang={languageByBlock(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Runs of letters of one other script, with the spaces and joiners between them. */
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
