import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError } from '#web/platform/http/call.ts'
import { keepSession } from '#web/platform/session/session.ts'
import { addressOf } from './api.ts'
import { keepPlace, placeIn } from './places.ts'
import { Playback } from './playback.ts'

vi.mock('./api.ts', () => ({ addressOf: vi.fn() }))

/** An audio element as far as the player asks of it; the test says what the browser would. */
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

  tells(...names: string[]) {
    for (const name of names) this.dispatchEvent(new Event(name))
  }

  /** The file is there and sounds. */
  sounds(duration = 100) {
    this.duration = duration
    this.tells('durationchange', 'loadedmetadata', 'playing')
  }

  comesTo(time: number) {
    this.currentTime = time
    this.tells('timeupdate')
  }

  breaks() {
    this.error = { code: 2 }
    this.tells('error')
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
  player.audio.sounds()
  return player
}

describe('playing a recording', () => {
  beforeEach(() => {
    localStorage.clear()
    keepSession('t', { id: 'anu' } as User)
    let asked = 0
    vi.mocked(addressOf)
      .mockReset()
      .mockImplementation(async () => ({ url: `/ticket-${++asked}`, expiresAt: Date.now() + 900_000 }))
  })

  test('begins with the first press of play, not before', async () => {
    const { audio, playback } = aPlayer()
    await settled()
    expect(audio.src).toBe('')
    playback.play()
    expect(playback.state().status).toBe('loading')
    await settled()
    audio.sounds()
    expect(audio.src).toBe('/ticket-1')
    expect(playback.state()).toMatchObject({ status: 'playing', duration: 100 })
  })

  test('that was called off while its address was on the way stays silent', async () => {
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

  test('pressed many times in a row ends as the last press says', async () => {
    const { audio, playback } = aPlayer()
    for (let n = 0; n < 9; n++) playback.toggle()
    await settled()
    expect(audio.play).toHaveBeenCalledOnce()
    expect(playback.state().status).toBe('loading')
  })

  test('breaks off once: a new address, the same second, no word of it', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.comesTo(42)
    audio.breaks()
    await settled()
    expect(audio.src).toBe('/ticket-2')
    audio.error = null
    audio.currentTime = 0
    audio.tells('timeupdate')
    expect(playback.state().time).toBe(42)
    audio.sounds()
    expect(audio.currentTime).toBe(42)
    expect(playback.state()).toMatchObject({ status: 'playing', time: 42, failure: '' })
  })

  test('breaks off again at the same place: then it says so, and may be retried', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.comesTo(42)
    audio.breaks()
    await settled()
    audio.breaks()
    expect(playback.state()).toMatchObject({
      status: 'failed',
      failure: 'Failed to load audio file. Please try again later.',
    })
    playback.play()
    await settled()
    audio.error = null
    audio.sounds()
    expect(playback.state()).toMatchObject({ status: 'playing', time: 42, failure: '' })
  })

  test('breaks off again much later: that is a new mishap', async () => {
    const { audio, playback } = await aPlayingOne()
    for (const time of [10, 50]) {
      audio.comesTo(time)
      audio.breaks()
      await settled()
      audio.error = null
      audio.sounds()
    }
    expect(playback.state()).toMatchObject({ status: 'playing', time: 50 })
    expect(audio.src).toBe('/ticket-3')
  })

  test('without Pro says what the server says, without a network that it could not be loaded', async () => {
    const { playback } = aPlayer()
    for (const [status, said] of [
      [403, 'Pro access required'],
      [0, 'Failed to load audio file. Please try again later.'],
    ] as const) {
      vi.mocked(addressOf).mockRejectedValueOnce(new CallError('Pro access required', { status }))
      playback.play()
      await settled()
      expect(playback.state()).toMatchObject({ status: 'failed', failure: said })
    }
  })

  test('keeps its place now and then, and forgets it at the end', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.comesTo(4)
    expect(placeIn('a en')).toBeUndefined()
    audio.comesTo(6)
    expect(placeIn('a en')).toEqual({ at: 6, of: 100 })
    audio.ended = true
    audio.tells('pause', 'ended')
    expect(playback.state()).toMatchObject({ status: 'idle', time: 0 })
    expect(placeIn('a en')).toBeUndefined()
  })

  test('keeps its place when it leaves the page, and lets go of the file', async () => {
    const { audio, detach } = await aPlayingOne()
    audio.comesTo(4.5)
    detach()
    expect(placeIn('a en')).toEqual({ at: 4, of: 100 })
    expect([audio.src, audio.paused]).toEqual(['', true])
  })

  test('that the system paused is paused', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.paused = true
    audio.tells('pause')
    expect(playback.state().status).toBe('paused')
  })

  test('waits for more with the button showing it', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.tells('waiting')
    expect(playback.state().status).toBe('loading')
    audio.tells('playing')
    expect(playback.state().status).toBe('playing')
  })

  test('of another track goes on with that one', async () => {
    const { audio, playback } = await aPlayingOne()
    audio.comesTo(30)
    playback.setTrack({ name: 'a hi', source: '/api/audio/a/hi' })
    await settled()
    expect(addressOf).toHaveBeenLastCalledWith('/api/audio/a/hi')
    audio.sounds(80)
    expect(playback.state()).toMatchObject({ status: 'playing', time: 0, duration: 80 })
    expect(placeIn('a en')).toEqual({ at: 30, of: 100 })
  })

  test('begins anew when the kept place lies beyond a shorter recording', async () => {
    keepPlace('a en', { at: 500, of: 600 })
    const { audio, playback } = aPlayer()
    expect(playback.state()).toMatchObject({ time: 500, duration: 600 })
    playback.play()
    await settled()
    audio.sounds(100)
    expect(audio.currentTime).toBe(0)
  })

  test('cannot be moved before it is known how long it is', () => {
    const { playback } = aPlayer()
    playback.skip(15)
    expect(playback.state().time).toBe(0)
  })

  test('that is left half heard can be moved before it plays again', async () => {
    keepPlace('a en', { at: 30, of: 100 })
    const { audio, playback } = aPlayer()
    playback.skip(15)
    playback.play()
    playback.skip(15)
    await settled()
    playback.skip(15)
    audio.sounds()
    expect(audio.currentTime).toBe(75)
  })

  test('cannot be moved beyond its ends', async () => {
    const { audio, playback } = await aPlayingOne()
    playback.skip(-15)
    expect(audio.currentTime).toBe(0)
    playback.seek(1000)
    expect(audio.currentTime).toBe(100)
  })
})
