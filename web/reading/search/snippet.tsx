import { snippetParts } from './snippet-parts.ts'

export function Snippet({ text, lang }: { text: string; lang: string }) {
  return (
    <p lang={lang} className="mt-1 text-sm wrap-anywhere">
      {snippetParts(text).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </p>
  )
}
