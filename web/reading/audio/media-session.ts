import { useEffect } from 'react'
import type { Playback, PlaybackState } from './playback.ts'

export const SKIP_S = 15

export interface Labels {
  title: string
  artist: string
  album: string
}

/** Lock screen and headphone buttons. */
export function useMediaSession(playback: Playback, { status, time, duration, speed }: PlaybackState, labels: Labels): void {
  const isStarted = status !== 'idle'
  const { title, artist, album } = labels
  // Each second, so that lock screens follow seeking.
  const second = Math.floor(time)

  useEffect(() => {
    const { mediaSession } = navigator
    if (!isStarted || !mediaSession) return
    mediaSession.metadata = new MediaMetadata({ title, artist, album })
    return () => {
      mediaSession.metadata = null
    }
  }, [isStarted, title, artist, album])

  useEffect(() => {
    const { mediaSession } = navigator
    if (!isStarted || !mediaSession) return
    const actions = Object.entries(actionsOf(playback)) as [MediaSessionAction, MediaSessionActionHandler][]
    for (const [action, act] of actions) setAction(mediaSession, action, act)
    return () => {
      for (const [action] of actions) setAction(mediaSession, action, null)
      mediaSession.playbackState = 'none'
    }
  }, [isStarted, playback])

  useEffect(() => {
    const { mediaSession } = navigator
    if (!isStarted || !mediaSession) return
    mediaSession.playbackState = status === 'playing' || status === 'loading' ? 'playing' : 'paused'
    // A position beyond the end throws.
    if (duration > 0) mediaSession.setPositionState?.({ duration, playbackRate: speed, position: Math.min(second, duration) })
  }, [isStarted, status, second, duration, speed])
}

function actionsOf(playback: Playback): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> {
  return {
    play: playback.play,
    pause: playback.pause,
    stop: playback.stop,
    seekbackward: ({ seekOffset }) => playback.skip(-(seekOffset || SKIP_S)),
    seekforward: ({ seekOffset }) => playback.skip(seekOffset || SKIP_S),
    seekto: ({ seekTime }) => seekTime !== undefined && playback.seek(seekTime),
  }
}

function setAction(session: MediaSession, action: MediaSessionAction, act: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action, act)
  } catch {
    // Unsupported action.
  }
}
