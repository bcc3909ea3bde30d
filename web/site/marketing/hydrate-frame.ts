import { readItem } from '#web/platform/storage/local-storage.ts'

/** Progressive enhancement of the public pages: they work without script. */
export function hydrateFrame(): void {
  closeMenuOnLeave()
  keepOneFaqOpen()
  replaceMissingLogos()
  watchSignIn()
}

/** Closes the menu on Escape and when focus or a click leaves it. */
function closeMenuOnLeave() {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]')
  if (!menu) return
  const close = () => {
    menu.open = false
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => menu.open && !menu.contains(target as Node) && close())
  menu.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !menu.contains(relatedTarget as Node) && close())
}

/** Browsers from before 2024 ignore the `name` of `<details>`. */
function keepOneFaqOpen() {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('details[name="faq"]')]
  for (const one of all)
    one.addEventListener('toggle', () => {
      if (one.open) for (const other of all) if (other !== one) other.open = false
    })
}

function replaceMissingLogos() {
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
    const replace = () => logo.replaceWith(nameElement(logo))
    if (logo.complete && logo.naturalWidth === 0) replace()
    else logo.addEventListener('error', replace)
  }
}

function nameElement(logo: HTMLImageElement): HTMLElement {
  const name = document.createElement('span')
  name.className = 'text-xl leading-10 font-semibold'
  name.textContent = logo.alt
  return name
}

/**
 * /before-paint.js sets this before the first paint; it changes when the page is restored from cache, and when somebody signs in or out in another tab or
 * here (`authStateChanged`).
 */
function watchSignIn() {
  const update = () => {
    const isMember = readItem('auth_token') && readItem('auth_user')?.startsWith('{')
    document.documentElement.dataset.visitor = isMember ? 'member' : 'guest'
  }
  addEventListener('pageshow', update)
  addEventListener('storage', update)
  addEventListener('authStateChanged', update)
}
