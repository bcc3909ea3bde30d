// What cannot wait for the application’s code.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // Theme and type size before the first paint, so that a dark page never flashes white and large type never jumps.
  const prefers = (query) => matchMedia(query).matches
  const colours = { light: '#fbfaf7', dark: '#14171c', 'high-contrast': '#000000' }

  const saved = read('theme')
  const system = prefers('(prefers-contrast: more)')
    ? 'high-contrast'
    : prefers('(prefers-color-scheme: dark)')
      ? 'dark'
      : 'light'
  const theme = saved !== null && Object.hasOwn(colours, saved) ? saved : system
  root.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colours[theme])

  const scale = Number(read('font_scale') ?? 1)
  if (scale >= 0.8 && scale <= 1.5) root.style.setProperty('--font-scale', String(scale))

  // How articles are set for who is signed in: what the account has, and what is in the outbox (web/platform/theme/reading-look.ts).
  const parsed = (text) => {
    try {
      return JSON.parse(text)
    } catch {
      return null
    }
  }
  const user = read('auth_token') && parsed(read('auth_user'))
  const unsent = user && parsed(read(`own/${user.id}/waiting/reading-settings/current`))
  if (user)
    root.dataset.reading = Object.entries({ ...user.reading_settings, ...Object(unsent?.what) })
      .map((pair) => pair.join('-'))
      .join(' ')

  // A public page is the same file for everybody; what is for members in it shows itself by this.
  if (read('auth_token') && read('auth_user')?.startsWith('{')) root.dataset.visitor = 'member'

  // The code around every signed-in page is fetched beside the code that will ask for it.
  const code = read('auth_token') && document.querySelector('meta[name="member-code"]')?.getAttribute('content')
  for (const href of code ? code.split(' ') : []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
})()
