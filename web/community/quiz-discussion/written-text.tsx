import { PostedText } from '#web/platform/text/posted-text.tsx'
import { scriptLanguage } from '#web/platform/text/script-language.ts'

/** User text with the font and line height of its script. */
export function WrittenText({ text }: { text: string }) {
  return (
    <div lang={scriptLanguage(text)} className="leading-reading">
      <PostedText text={text} />
    </div>
  )
}
