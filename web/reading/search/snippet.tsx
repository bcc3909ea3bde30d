import { snippetParts } from './snippet-parts.ts'

export function Snippet({ text, lang }: { text: string; lang: string }) {
  return (
    <p lang={lang} className="mt-1 text-sm wrap-anywhere">
      {snippetParts(text).map((part, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
        part.isMatch ? <mark key={place}>{part.text}</mark> : part.text,
      )}
    </p>
  )
}
