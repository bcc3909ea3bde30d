import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError } from '#web/platform/http/call.ts'
import { saveSession } from '#web/platform/session/session.ts'
import { addressOf } from './api.ts'
import { listeningPosition, saveListeningPosition } from './listening-positions.ts'
import { Playback } from './playback.ts'

vi.mock('./api.ts', () => ({ addressOf: vi.fn() }))

/** The parts of an audio element that the player uses; tests dispatch its events. */
class FakeAudio extends EventTarget {
  src = ''
  currentTime = 0
  duration = Number.NaN
  paused = true
  ended = false
  muted = false
  error: { code: number } | null = null
  playbackRate = 1
  defaultPlaybackRate = 1
  play = vi.fn(async () => {
    this.paused = false
  })
  pause = vi.fn(() => {
    this.paused = true
  })
  load = vi.fn()
  hasAttribute = () => this.src !== ''
  removeAttribute = () => {
    this.src = ''
  }

  emit(...names: string[]) {
    for (const name of names) this.dispatchEvent(new Event(name))
  }

  /** The file has loaded and plays. */
  startsPlaying(duration = 100) {
    this.duration = duration
    this.emit('durationchange', 'loadedmetadata', 'playing')
  }

  reaches(time: number) {
    this.currentTime = time
    this.emit('timeupdate')
  }

  fails() {
    this.error = { code: 2 }
    this.emit('error')
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

function aPlayer() {
  const audio = new FakeAudio()
  const playback = new Playback()
  const detach = playback.attach(audio as unknown as HTMLAudioElement)
  playback.setTrack({ name: 'a en', source: '/api/audio/a/en' })
  return { audio, playback, detach }
}

async function aPlayingOne() {
  const player = aPlayer()
  player.playback.play()
  await settled()
  player.audio.startsPlaying()
  return player
}

describe('playing a recording', () => {
  beforeEach(() => {
    localStorage.clear()
    saveSession('t', { id: 'anu' } as User)
    let requests = 0
    vi.mocked(addressOf)
      .mockReset()
      .mockImplementation(async () => ({ url: `/ticket-${++requests}`, expiresAt: Date.now() + 900_000 }))
  })

  test('loads nothing before the first press of Play', async () => {
    const { audio, playback } = aPlayer()
    await settled()
    expect(audio.src).toBe('')
    playback.play()
    expect(playback.state().status).toBe('loading')
    await settled()
    audio.startsPlaying()
    expect(audio.src).toBe('/ticket-1')
    expect(playback.state()).toMatchObject({ status: 'playing', duration: 100 })
  })

  test('paused while its URL is loading, it stays silent', async () => {
    const { audio, playback } = aPlayer()
    playback.play()
    playback.pause()
    await settled()
    expect(audio.play).not.toHaveBeenCalled()
    expect(playback.state().status).toBe('paused')
    playback.play()
    await settled()
    expect(audio.play).toHaveBeenCalledOnce()
  })

  test('after many quick presses the last one counts', async () => {
    const { audio, playback } = aPlayer()
    for (let n = 0; n < 9; n++) playback.toggle()
    await settled()
    expect(audio.play).toHaveBeenCalledOnce()
    expect(playback.state().status).toBe('loading')
  })

  test('after a first error it continues at the same second with a new URL', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.reaches(42)
    audio.fails()
    await settled()
    expect(audio.src).toBe('/ticket-2')
    audio.error = null
    audio.currentTime = 0
    audio.emit('timeupdate')
    expect(playback.state().time).toBe(42)
    audio.startsPlaying()
    expect(audio.currentTime).toBe(42)
    expect(playback.state()).toMatchObject({ status: 'playing', time: 42, failure: '' })
  })

  test('after a second error at the same position it shows the error and allows a retry', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.reaches(42)
    audio.fails()
    await settled()
    audio.fails()
    expect(playback.state()).toMatchObject({
      status: 'failed',
      failure: 'Failed to load audio file. Please try again later.',
    })
    playback.play()
    await settled()
    audio.error = null
    audio.startsPlaying()
    expect(playback.state()).toMatchObject({ status: 'playing', time: 42, failure: '' })
  })

  test('a second error much later is treated as a first one', async () => {
    const { audio, playback } = await aPlayingOne()
    for (const time of [10, 50]) {
      audio.reaches(time)
      audio.fails()
      await settled()
      audio.error = null
      audio.startsPlaying()
    }
    expect(playback.state()).toMatchObject({ status: 'playing', time: 50 })
    expect(audio.src).toBe('/ticket-3')
  })

  test('without Pro it shows the sentence of the server, offline a general one', async () => {
    const { playback } = aPlayer()
    for (const [status, failure] of [
      [403, 'Pro access required'],
      [0, 'Failed to load audio file. Please try again later.'],
    ] as const) {
      vi.mocked(addressOf).mockRejectedValueOnce(new CallError('Pro access required', { status }))
      playback.play()
      await settled()
      expect(playback.state()).toMatchObject({ status: 'failed', failure })
    }
  })

  test('saves its position regularly and deletes it at the end', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.reaches(4)
    expect(listeningPosition('a en')).toBeUndefined()
    audio.reaches(6)
    expect(listeningPosition('a en')).toEqual({ at: 6, of: 100 })
    audio.ended = true
    audio.emit('pause', 'ended')
    expect(playback.state()).toMatchObject({ status: 'idle', time: 0 })
    expect(listeningPosition('a en')).toBeUndefined()
  })

  test('saves its position and unloads the file when it leaves the page', async () => {
    const { audio, detach } = await aPlayingOne()
    audio.reaches(4.5)
    detach()
    expect(listeningPosition('a en')).toEqual({ at: 4, of: 100 })
    expect([audio.src, audio.paused]).toEqual(['', true])
  })

  test('is paused when the system pauses it', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.paused = true
    audio.emit('pause')
    expect(playback.state().status).toBe('paused')
  })

  test('is loading while it buffers', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.emit('waiting')
    expect(playback.state().status).toBe('loading')
    audio.emit('playing')
    expect(playback.state().status).toBe('playing')
  })

  test('continues with a new track', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.reaches(30)
    playback.setTrack({ name: 'a hi', source: '/api/audio/a/hi' })
    await settled()
    expect(addressOf).toHaveBeenLastCalledWith('/api/audio/a/hi')
    audio.startsPlaying(80)
    expect(playback.state()).toMatchObject({ status: 'playing', time: 0, duration: 80 })
    expect(listeningPosition('a en')).toEqual({ at: 30, of: 100 })
  })

  test('starts over when the saved position is beyond the end', async () => {
    saveListeningPosition('a en', { at: 500, of: 600 })
    const { audio, playback } = aPlayer()
    expect(playback.state()).toMatchObject({ time: 500, duration: 600 })
    playback.play()
    await settled()
    audio.startsPlaying(100)
    expect(audio.currentTime).toBe(0)
  })

  test('cannot skip before the duration is known', () => {
    const { playback } = aPlayer()
    playback.skip(15)
    expect(playback.state().time).toBe(0)
  })

  test('with a saved position can skip before it plays', async () => {
    saveListeningPosition('a en', { at: 30, of: 100 })
    const { audio, playback } = aPlayer()
    playback.skip(15)
    playback.play()
    playback.skip(15)
    await settled()
    playback.skip(15)
    audio.startsPlaying()
    expect(audio.currentTime).toBe(75)
  })

  test('cannot skip beyond its ends', async () => {
    const { audio, playback } = await aPlayingOne()
    playback.skip(-15)
    expect(audio.currentTime).toBe(0)
    playback.seek(1000)
    expect(audio.currentTime).toBe(100)
  })
})
