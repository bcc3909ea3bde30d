import { useMemo } from 'react'
import { MENTION } from '#contract/community/post-text.ts'
import { type Piece, parsePosted } from '#web/platform/text/parse-posted.ts'

interface PostedTextProps {
  text: string
  heading?: 'h3' | 'h4' | 'h5'
  /** False for text that may be malicious. */
  withLinks?: boolean
}

/** Never inserted as HTML. */
export function PostedText({ text, heading: Heading = 'h4', withLinks = true }: PostedTextProps) {
  const blocks = useMemo(() => parsePosted(text, MENTION), [text])
  return (
    <div className="space-y-3 wrap-anywhere">
      {blocks.map(({ kind, pieces }, place) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, and its blocks have no ids
          <Heading key={place} className="font-semibold">
            <Pieces pieces={pieces} withLinks={withLinks} />
          </Heading>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={place} className="whitespace-pre-line">
            <Pieces pieces={pieces} withLinks={withLinks} />
          </p>
        ),
      )}
    </div>
  )
}

function Pieces({ pieces, withLinks }: { pieces: Piece[]; withLinks: boolean }) {
  return pieces.map((piece, place) => {
    const part = piece.kind === 'link' && !withLinks ? piece.text : partOf(piece)
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return piece.strong ? <strong key={place}>{part}</strong> : <span key={place}>{part}</span>
  })
}

function partOf(piece: Piece) {
  if (piece.kind === 'mention') return <span className="font-medium text-accent">{piece.text}</span>
  if (piece.kind === 'text') return piece.text
  return (
    <a
      href={piece.href}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      className="text-accent underline underline-offset-4"
    >
      {piece.text}
    </a>
  )
}
