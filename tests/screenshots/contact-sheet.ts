import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { SCREENS } from '#tests/support/browser/screens.ts'
import type { Screen } from '#tests/support/screens/screen.ts'
import { type picturesOf, THEMES, WIDTHS } from './pictures.ts'

type Pictures = ReturnType<typeof picturesOf>

/** One page with all screenshots, grouped by the part of the product. */
export function contactSheet(pictures: Pictures): string {
  const places = Map.groupBy(SCREENS, ({ place }) => place)
  const links = [...places.keys()].map((place) => `<a href="#${place}">${place}</a>`).join(' · ')
  const parts = [...places].map(
    ([place, screens]) => `<h2 id="${place}">${place}</h2>${screens.map((screen) => rowOf(pictures, screen)).join('')}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens, ${pictures.language}</title><style>${LOOK}</style>
<h1>All screens</h1><nav>${links}</nav>${parts.join('')}</html>`
}

function rowOf({ folder, pictureOf, wanted }: Pictures, screen: Screen): string {
  const taken = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme, path: pictureOf(screen, width, theme) })))
  const shown = taken.filter(({ path }) => existsSync(path))
  if (shown.length === 0) return wanted(screen) ? `<h3>${screen.name} <small>not opened</small></h3>` : ''
  return `<h3>${screen.name}${screen.state ? ` <small>${screen.state}</small>` : ''}</h3><div>${shown.map((one) => figureOf(one, folder)).join('')}</div>`
}

function figureOf({ width, theme, path }: { width: number; theme: string; path: string }, folder: string): string {
  const src = relative(folder, path)
  return `<figure class="w${width}"><a href="${src}"><img src="${src}" loading="lazy" alt=""></a><figcaption>${width} px, ${theme}</figcaption></figure>`
}

const LOOK = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #ddd; color: #111 }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: none }
  img { display: block; width: 100%; border: 1px solid #888; max-height: 60rem; object-fit: cover; object-position: top }
  .w360 { width: 240px } .w1280 { width: 560px }`
