import { Square } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { LANGUAGE_NAMES, type Language } from '#contract/languages.ts'
import * as m from '#messages/reading/read-aloud.ts'
import { FAILED_TO_PLAY } from '#web/reading/audio/audio-failures.ts'
import { Dock } from '#web/reading/audio/dock.tsx'
import { FailureLine } from '#web/reading/audio/failure-line.tsx'
import { PlayButton } from '#web/reading/audio/play-button.tsx'
import { READ_ALOUD_BOX, READ_ALOUD_ROW } from '#web/reading/audio/player-box.ts'
import { RoundButton } from '#web/reading/audio/round-button.tsx'
import { SpeedSelect } from '#web/reading/audio/speed-select.tsx'
import { useOutOfSight } from '#web/reading/audio/use-out-of-sight.ts'
import type { DeviceReader, DeviceReaderState } from './device-reader.ts'
import { SentenceButtons } from './sentence-buttons.tsx'
import { type Piece, sentencePieces } from './sentence-pieces.ts'
import { voiceFor } from './voices.ts'

interface ReadAloudProps {
  reader: DeviceReader
  reading: Language
  texts: () => Piece[]
  /** Opened to listen: no second press needed. */
  startsPlaying: boolean
  onStart: () => void
}

export function ReadAloud({ reader, reading, texts, startsPlaying, onStart }: ReadAloudProps) {
  const state = useSyncExternalStore(reader.subscribe, reader.state)
  const isStarted = state.status !== 'idle'
  const box = useRef<HTMLElement>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const isOutOfSight = useOutOfSight(box)
  const focusPlay = useCallback(() => playButton.current?.focus({ preventScroll: true }), [])
  useStopOnLeave(reader)
  useStopOnLanguageChange(reader, reading)

  const play = () => {
    if (isStarted) return reader.play()
    reader.read(texts().flatMap(sentencePieces), (language) => voiceFor(language, speechSynthesis.getVoices()))
    onStart()
  }
  const start = useEffectEvent(play)
  useEffect(() => {
    if (startsPlaying) start()
  }, [startsPlaying])
  const toggle = () => (state.status === 'playing' || state.status === 'loading' ? reader.pause() : play())
  const stop = () => {
    reader.stop()
    focusPlay()
  }
  const retry = () => {
    reader.play()
    focusPlay()
  }

  return (
    <section ref={box} aria-label={m.title} data-status={state.status} className={READ_ALOUD_BOX}>
      <div className={READ_ALOUD_ROW}>
        <PlayButton ref={playButton} status={state.status} onToggle={toggle} />
        <p className="min-w-36 flex-1">
          <span className="block leading-snug font-medium">{m.title}</span>
          <span className="block text-sm text-quiet">
            {isStarted
              ? sentenceOf(state)
              : m.voice({ language: LANGUAGE_NAMES[reading], native: (text) => <span className="font-native">{text}</span> })}
          </span>
        </p>
        <span className={`flex items-center gap-2 ${isStarted ? '' : 'max-sm:hidden'}`}>
          <SpeedSelect value={state.speed} onChange={reader.setSpeed} />
          {isStarted && (
            <RoundButton label={m.stop} onClick={stop}>
              <Square aria-hidden="true" fill="currentColor" className="size-4" />
            </RoundButton>
          )}
        </span>
      </div>
      {state.status === 'failed' && <FailureLine text={FAILED_TO_PLAY} onRetry={retry} />}
      {isStarted && isOutOfSight && (
        <Dock
          place={`${state.at + 1} / ${state.of}`}
          failure={state.status === 'failed' ? { text: FAILED_TO_PLAY, onRetry: retry } : undefined}
          share={state.at / state.of}
          onFocusLost={focusPlay}
          onStop={reader.stop}
        >
          <PlayButton status={state.status} onToggle={toggle} />
          <SentenceButtons onSkip={reader.skip} />
        </Dock>
      )}
    </section>
  )
}

const sentenceOf = ({ at, of, status }: DeviceReaderState) =>
  (status === 'failed' ? m.stoppedAt : m.sentence)({ place: at + 1, count: of })

/** Some browsers speak on after closing. */
function useStopOnLeave(reader: DeviceReader) {
  useLayoutEffect(() => {
    window.addEventListener('pagehide', reader.pause)
    return () => {
      window.removeEventListener('pagehide', reader.pause)
      reader.stop()
    }
  }, [reader])
}

/** Active speech continues; paused speech restarts in the new language. */
function useStopOnLanguageChange(reader: DeviceReader, reading: Language) {
  const before = useRef(reading)
  useEffect(() => {
    if (before.current === reading) return
    before.current = reading
    const { status } = reader.state()
    if (status === 'paused' || status === 'failed') reader.stop()
  }, [reader, reading])
}
