import { readItem } from '#web/platform/storage/local-storage.ts'

/** Optional: pages work without script. */
export function hydrateFrame(): void {
  closeMenuOnLeave()
  keepOneFaqOpen()
  replaceMissingLogos()
  watchSignIn()
}

function closeMenuOnLeave() {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) closeOnLeave(menu)
}

function closeOnLeave(menu: HTMLDetailsElement) {
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

/** Browsers before 2024 ignore `name`. */
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

/** First set by /before-paint.js. */
function watchSignIn() {
  const update = () => {
    const isMember = readItem('auth_token') && readItem('auth_user')?.startsWith('{')
    document.documentElement.dataset.visitor = isMember ? 'member' : 'guest'
  }
  addEventListener('pageshow', update)
  addEventListener('storage', update)
  addEventListener('authStateChanged', update)
}
