import { useState, useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { DeviceReader } from '#web/reading/read-aloud/device-reader.ts'
import { ReadAloud } from '#web/reading/read-aloud/read-aloud.tsx'
import type { Piece } from '#web/reading/read-aloud/sentence-pieces.ts'
import { wantRecording } from './api.ts'
import { AudioPlayer } from './audio-player.tsx'
import type { AudioSources } from './audio-sources.ts'

export interface ListeningProps {
  article: Article
  reading: Language
  sources: AudioSources
  hasPlayer: boolean
  canReadAloud: boolean
  /** Opened by the button on phones, which starts playing. */
  isOpened: boolean
  texts: () => Piece[]
}

/** Loaded separately. */
export function Listening({ article, reading, sources, hasPlayer, canReadAloud, isOpened, texts }: ListeningProps) {
  const [reader] = useState(() => new DeviceReader())
  const { status } = useSyncExternalStore(reader.subscribe, reader.state)
  const isReading = status !== 'idle'
  const startsPlayer = hasPlayer && (sources[reading] !== undefined || !canReadAloud)
  return (
    <>
      {hasPlayer && (
        <AudioPlayer article={article} sources={sources} reading={reading} startsPlaying={isOpened && startsPlayer} />
      )}
      {(canReadAloud || isReading) && (
        <ReadAloud
          reader={reader}
          reading={reading}
          texts={texts}
          startsPlaying={isOpened && !startsPlayer}
          onStart={() => wantRecording(article.article_id, reading)}
        />
      )}
    </>
  )
}
