import { Headphones } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/audio/listen.ts'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { useVoices, voiceFor } from '#web/reading/read-aloud/voices.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { audioLanguages, audioSources, hasSyntheticVoice } from './audio-sources.ts'
import type { ListeningProps } from './listening.tsx'
import { PLAYER_BOX, READ_ALOUD_BOX, READ_ALOUD_ROW, SYNTHETIC_VOICE_BOX } from './player-box.ts'

interface ListenProps {
  article: Article
  reading: Language
  texts: ListeningProps['texts']
}

const PANEL_ID = 'listen'
/** Not `hidden`: the small player inside must stay visible. */
const FOLDED = 'max-md:invisible max-md:h-0 max-md:overflow-hidden'

/** The player, or the device's voice without a recording; behind a button on phones. */
export function useListen({ article, reading, texts }: ListenProps) {
  const sources = audioSources(article.audio_overview_url)
  const voices = useVoices()
  const [isOpen, setOpen] = useState(false)
  const hasPlayer = audioLanguages(sources).length > 0
  const canReadAloud = !sources[reading] && voiceFor(reading, voices) !== undefined
  // Stays mounted, so that changing the language does not stop playback.
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && (hasPlayer || canReadAloud)) setNeeded(true)

  if (!isNeeded) return { button: null, panel: null }
  return {
    button: <ListenButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />,
    panel: (
      <div id={PANEL_ID} className={isOpen ? '' : FOLDED}>
        <WhenLoaded
          article={article}
          reading={reading}
          sources={sources}
          hasPlayer={hasPlayer}
          canReadAloud={canReadAloud}
          isOpened={isOpen}
          texts={texts}
        />
      </div>
    ),
  }
}

/** Keeps the first screen of phones for title and summary. */
function ListenButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="ghost"
      size="tool"
      aria-expanded={isOpen}
      aria-controls={PANEL_ID}
      onClick={onToggle}
      className="aria-expanded:bg-accent-soft aria-expanded:text-accent md:hidden"
    >
      <Headphones aria-hidden="true" className="size-5 sm:size-4" />
      <ControlWord>Listen</ControlWord>
    </Button>
  )
}

/** A placeholder reserves the height. */
function WhenLoaded(props: ListeningProps) {
  const { Listening, isFailed, retry } = useListening()
  if (Listening) return <Listening {...props} />
  const { hasPlayer, canReadAloud } = props
  return (
    <>
      {isFailed && <NotLoaded onRetry={retry} />}
      {!isFailed && <Loading label={m.loading} />}
      {!isFailed && hasPlayer && (
        <div className={`${PLAYER_BOX} ${hasSyntheticVoice(props.article) ? SYNTHETIC_VOICE_BOX : ''}`} />
      )}
      {!isFailed && canReadAloud && (
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
      {m.didNotLoad}
      <Button variant="outline" onClick={onRetry}>
        {m.retry}
      </Button>
    </div>
  )
}

function useListening() {
  const [Listening, setListening] = useState<ComponentType<ListeningProps>>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback((onFailure: () => void) => {
    setFailed(false)
    import('./listening.tsx').then((code) => setListening(() => code.Listening), onFailure)
  }, [])
  useEffect(() => load(() => setFailed(true)), [load])
  // Some browsers remember a failed module until a reload.
  const retry = () => load(() => location.reload())
  return { Listening, isFailed, retry }
}
