/** `[Settings](/settings)`, a link to a page of this site. */
const LINK = /\[([^\][]+)\]\((\/[\w/-]*)\)/

/** A text with links in it. */
export function LinkedText({ text }: { text: string }) {
  // Each link adds two parts between the texts: its label and its path.
  return text.split(LINK).map((part, index, parts) => {
    if (index % 3 === 0) return part
    return index % 3 === 1 ? (
      <a key={part} href={parts[index + 1]}>
        {part}
      </a>
    ) : null
  })
}
