import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchForOutdatedCode } from './app/outdated.ts'
import { surviveTranslation } from './app/page-translation.ts'
import { Root } from './app/root.tsx'
import { guestRoutes, memberRoutes } from './app/routes.ts'
import { startVisits } from './app/routing/visits.ts'

surviveTranslation()
watchForOutdatedCode()
// Optional.
window.addEventListener('load', () => import('./app/after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined))

const root = document.getElementById('root')
function start() {
  if (!root || !('CSSContainerRule' in window)) return
  startVisits({ first: guestRoutes, more: memberRoutes })
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
}

// The newest that supported browsers may lack (scripts/build/browser-floor.ts).
if ('canParse' in URL && 'groupBy' in Object && 'Segmenter' in Intl) start()
else
  import('./app/missing-built-ins.ts').then(({ addMissingBuiltIns }) => {
    addMissingBuiltIns()
    start()
  })
