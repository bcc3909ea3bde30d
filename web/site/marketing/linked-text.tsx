/** `[Settings](/settings)` */
const LINK = /\[([^\][]+)\]\((\/[\w/-]*)\)/

export function LinkedText({ text }: { text: string }) {
  // Text, label, path, text, …
  return text.split(LINK).map((part, index, parts) => {
    if (index % 3 === 0) return part
    return index % 3 === 1 ? (
      <a key={part} href={parts[index + 1]}>
        {part}
      </a>
    ) : null
  })
}
