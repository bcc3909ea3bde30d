import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { publicAddress } from '#web/platform/interface-language.ts'

/** `[Settings](/settings)`; public pages are linked in the language of this one. */
const LINK = /\[([^\][]+)\]\((\/[\w/-]*)\)/

export function LinkedText({ text }: { text: string }) {
  // Text, label, path, text, …
  return text.split(LINK).map((part, index, parts) => {
    if (index % 3 === 0) return part
    return index % 3 === 1 ? (
      <a key={part} href={addressOf(parts[index + 1] ?? '')}>
        {part}
      </a>
    ) : null
  })
}

const addressOf = (path: string) => (PUBLIC_PATHS.some((page) => page === path) ? publicAddress(path) : path)
