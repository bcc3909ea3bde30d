import { readItem } from '#web/platform/storage/local-storage.ts'

/** What plain markup cannot do for the frame of the public pages. All of it is a comfort: without script nothing is missing. */
export function wakenFrame(): void {
  foldMenu()
  oneOpenAtATime()
  namesForMissingLogos()
  followVisitor()
}

/** The menu folds up on Escape, and when somebody goes on elsewhere. */
function foldMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]')
  if (!menu) return
  const fold = () => {
    menu.open = false
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    fold()
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => menu.open && !menu.contains(target as Node) && fold())
  menu.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !menu.contains(relatedTarget as Node) && fold())
}

/** Browsers from before 2024 do not know that elements of one name take turns. */
function oneOpenAtATime() {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('details[name="faq"]')]
  for (const one of all)
    one.addEventListener('toggle', () => {
      if (one.open) for (const other of all) if (other !== one) other.open = false
    })
}

function namesForMissingLogos() {
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
    const giveWay = () => logo.replaceWith(nameOf(logo))
    if (logo.complete && logo.naturalWidth === 0) giveWay()
    else logo.addEventListener('error', giveWay)
  }
}

function nameOf(logo: HTMLImageElement): HTMLElement {
  const name = document.createElement('span')
  name.className = 'text-xl leading-10 font-semibold'
  name.textContent = logo.alt
  return name
}

/** Said by /first.js before the first paint; a page from the browser's memory, or another tab, may know better. */
function followVisitor() {
  const tell = () => {
    const isMember = readItem('auth_token') && readItem('auth_user')?.startsWith('{')
    document.documentElement.dataset.visitor = isMember ? 'member' : 'guest'
  }
  addEventListener('pageshow', tell)
  addEventListener('storage', tell)
}
