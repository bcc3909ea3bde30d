import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { useVoices, voiceFor } from '#web/reading/read-aloud/voices.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { audioLanguages, audioSources, isMade } from './audio-sources.ts'
import type { ListeningProps } from './listening.tsx'
import { MADE_VOICE_BOX, PLAYER_BOX, READ_ALOUD_BOX, READ_ALOUD_ROW } from './player-box.ts'

interface ListenProps {
  article: Article
  /** What the article is read in. */
  reading: Language
  /** What the device's voice would read, in its order. */
  texts: ListeningProps['texts']
}

/** The ways to listen to an article, for who has any: its recordings, and where none is in the reading language the device's own voice. */
export function Listen({ article, reading, texts }: ListenProps) {
  const sources = audioSources(article.audio_overview_url)
  const voices = useVoices()
  const hasPlayer = audioLanguages(sources).length > 0
  const mayReadAloud = !sources[reading] && voiceFor(reading, voices) !== undefined
  // What has begun to read goes on in a language that needs no reading aloud.
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && (hasPlayer || mayReadAloud)) setNeeded(true)

  if (!isNeeded) return null
  return <WhenLoaded {...{ article, reading, sources, hasPlayer, mayReadAloud, texts }} />
}

/** The controls come after the text; what holds their place has their height. */
function WhenLoaded(props: ListeningProps) {
  const { Listening, isFailed, load } = useListening()
  if (Listening) return <Listening {...props} />
  const { hasPlayer, mayReadAloud } = props
  return (
    <>
      {isFailed && <NotLoaded onRetry={load} />}
      {!isFailed && <Loading label="Loading the player" />}
      {!isFailed && hasPlayer && <div className={`${PLAYER_BOX} ${isMade(props.article) ? MADE_VOICE_BOX : ''}`} />}
      {!isFailed && mayReadAloud && (
        <div className={READ_ALOUD_BOX}>
          <div className={READ_ALOUD_ROW} />
        </div>
      )}
    </>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={`${PLAYER_BOX} flex flex-wrap items-center justify-between gap-2`}>
      The player could not be loaded.
      <Button variant="outline" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}

function useListening() {
  const [Listening, setListening] = useState<ComponentType<ListeningProps>>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./listening.tsx').then(
      (code) => setListening(() => code.Listening),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { Listening, isFailed, load }
}
