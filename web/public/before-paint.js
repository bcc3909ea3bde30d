// Runs before the first paint, before the application’s code is loaded.
;(() => {
  // Older than the oldest supported browsers: the page says so (index.html), and the public pages are shown as they are.
  if (!('CSSContainerRule' in window)) return

  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const load = (attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }))

  // Theme and text size, so that a dark page never flashes white and large text never jumps.
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

  // Web fonts, if the service worker has them (web/platform/offline/register-worker.ts). Rows of the application would move if that of the interface came late.
  if (read('web_fonts') === 'cached') {
    root.dataset.fonts = 'web'
    const href = document.querySelector('meta[name="interface-font"]')?.content
    if (href) load({ rel: 'preload', as: 'font', type: 'font/woff2', href })
  }

  // A public page that is also in the visitor’s language says so (web/site/marketing/page-languages.tsx), unless they have chosen one.
  const others = [...document.querySelectorAll('link[hreflang]')].map(({ hreflang }) => hreflang.split('-')[0])
  const own = navigator.languages.map((tag) => tag.split('-')[0]).find((language) => others.includes(language))
  if (own && own !== root.lang && !document.cookie.includes('interface_language=')) root.dataset.offers = own

  // Reading settings of the signed-in user: those of the account, with unsent changes from the outbox (web/platform/theme/reading-look.ts).
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

  // A public page is the same file for all visitors; this attribute shows its parts for members.
  if (read('auth_token') && read('auth_user')?.startsWith('{')) root.dataset.visitor = 'member'

  // Preloads the code of every signed-in page, and of this one, in parallel with the code that imports it, and sends the first call of this one
  // (web/platform/http/first-call.ts). For guests the code of the sign-in page.
  const token = read('auth_token')
  const path = location.pathname
  for (const code of document.querySelectorAll(`meta[name="${token ? 'member' : 'guest'}-code"]`)) {
    if (!path.startsWith(code.dataset.path)) continue
    for (const href of code.content.split(' ')) load({ rel: 'modulepreload', href })
    const rest = path.slice(code.dataset.path.length)
    if (!code.dataset.call || code.dataset.path.endsWith('/') === (rest === '') || rest.includes('/')) continue
    const language = code.dataset.languages.split(' ').find((one) => one && one === (read('reading_language') ?? root.lang))
    const url = code.dataset.call + rest + (language ? `?language=${language}` : '')
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    window.firstCall = { url, token, reply: fetch(url, { headers }) }
    window.firstCall.reply.catch(() => undefined)
  }
})()
