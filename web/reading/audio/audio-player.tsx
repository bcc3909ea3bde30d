import { Volume2, VolumeX } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages.ts'
import { VOICE_LABELS } from '#contract/newsroom/processing-rules.ts'
import type { Article } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/audio.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { clockTime } from '#web/platform/time/durations.ts'
import { AudioLanguageSelect } from './audio-language-select.tsx'
import { type AudioSources, hasSyntheticVoice, startLanguage } from './audio-sources.ts'
import { Dock } from './dock.tsx'
import { FailureLine } from './failure-line.tsx'
import { positionKey } from './listening-positions.ts'
import { useMediaSession } from './media-session.ts'
import { PlayButton } from './play-button.tsx'
import { Playback } from './playback.ts'
import { PLAYER_BOX, SYNTHETIC_VOICE_BOX } from './player-box.ts'
import { RoundButton } from './round-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { SkipButtons } from './skip-buttons.tsx'
import { SpeedSelect } from './speed-select.tsx'
import { useOutOfSight } from './use-out-of-sight.ts'

interface AudioPlayerProps {
  article: Article
  sources: AudioSources
  reading: Language
  /** Opened to listen: no second press needed. */
  startsPlaying: boolean
}

export function AudioPlayer({ article, sources, reading, startsPlaying }: AudioPlayerProps) {
  const [playback] = useState(() => new Playback())
  const state = useSyncExternalStore(playback.subscribe, playback.state)
  const isStarted = state.status !== 'idle'
  const { language, choose } = useAudioLanguage({ sources, reading, isStarted })
  const box = useRef<HTMLElement>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const [draft, onDraft] = useState<number>()
  const isOutOfSight = useOutOfSight(box)
  const focusPlay = useCallback(() => playButton.current?.focus({ preventScroll: true }), [])
  const name = positionKey(article.article_id, language)
  const source = sources[language] ?? ''
  const voice = article.audio_voices?.[language]

  useLayoutEffect(() => playback.setTrack({ name, source }), [playback, name, source])
  useEffect(() => {
    if (startsPlaying) playback.play()
  }, [playback, startsPlaying])
  useMediaSession(playback, state, {
    title: article.title_translated[language] ?? article.title,
    artist: 'UPSC Current Catalyst',
    album: m.album({ day: formatDay(article.daily_entries.publication_date) }),
  })

  const place = `${clockTime(draft ?? state.time)} / ${clockTime(state.duration)}`
  const retry = () => {
    playback.play()
    focusPlay()
  }

  return (
    <section
      ref={box}
      aria-label={m.audioOverview}
      data-status={state.status}
      className={`${PLAYER_BOX} ${hasSyntheticVoice(article) ? SYNTHETIC_VOICE_BOX : ''}`}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the audio contains the text of the article */}
      <audio ref={playback.attach} preload="none" className="hidden" />
      <div className="flex flex-wrap items-center gap-x-2">
        <PlayButton ref={playButton} status={state.status} onToggle={playback.toggle} />
        <SkipButtons disabled={state.duration === 0} onSkip={playback.skip} />
        <div className="order-last basis-full sm:order-none sm:mx-2 sm:flex-1 sm:basis-0">
          <SeekBar time={state.time} duration={state.duration} draft={draft} onDraft={onDraft} onSeek={playback.seek} />
        </div>
        <span className="ms-auto text-sm text-quiet tabular-nums">{state.duration > 0 ? place : <Placeholder />}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className={`me-auto text-sm text-quiet max-sm:order-last max-sm:basis-full ${voice ? '' : 'max-sm:hidden'}`}>
          <span aria-hidden="true" className="max-sm:hidden">
            {!voice && m.audioOverview}
          </span>
          {voice && VOICE_LABELS[voice]}
        </span>
        <AudioLanguageSelect value={language} sources={sources} onChange={choose} />
        <SpeedSelect value={state.speed} onChange={playback.setSpeed} />
        <RoundButton
          label={state.isMuted ? m.unmute : m.mute}
          className="max-sm:ms-auto"
          onClick={() => playback.setMuted(!state.isMuted)}
        >
          {state.isMuted ? <VolumeX aria-hidden="true" className="size-5" /> : <Volume2 aria-hidden="true" className="size-5" />}
        </RoundButton>
      </div>
      <span role="status" className="sr-only">
        {state.status === 'loading' && m.loading}
      </span>
      {state.status === 'failed' && <FailureLine text={state.failure} onRetry={retry} />}
      {isStarted && isOutOfSight && (
        <Dock
          place={place}
          failure={state.status === 'failed' ? { text: state.failure, onRetry: retry } : undefined}
          share={state.duration > 0 ? state.time / state.duration : 0}
          onFocusLost={focusPlay}
          onStop={playback.stop}
        >
          <PlayButton status={state.status} onToggle={playback.toggle} />
          <SkipButtons disabled={state.duration === 0} onSkip={playback.skip} />
        </Dock>
      )}
    </section>
  )
}

/** Until the duration is known. */
function Placeholder() {
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {m.audioOverview}
      </span>
      <span className="max-sm:hidden">{clockTime(0)}</span>
    </>
  )
}

/** Playing audio keeps its language until another is chosen here. */
function useAudioLanguage({
  sources,
  reading,
  isStarted,
}: Pick<AudioPlayerProps, 'sources' | 'reading'> & { isStarted: boolean }) {
  const [chosen, choose] = useState<Language>()
  const wanted = (chosen && sources[chosen] ? chosen : startLanguage(sources, reading)) ?? 'en'
  const [begun, setBegun] = useState(wanted)
  const isContinuing = isStarted && !chosen && sources[begun]
  if (!isContinuing && begun !== wanted) setBegun(wanted)
  return { language: isContinuing ? begun : wanted, choose }
}
