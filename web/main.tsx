import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { watchForOutdatedCode } from './app/outdated.ts'
import { surviveTranslation } from './app/page-translation.ts'
import { openRouter } from './app/router.tsx'

surviveTranslation()
watchForOutdatedCode()
// Optional: the product works without it.
window.addEventListener('load', () => import('./app/after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined))

const root = document.getElementById('root')
const start = () =>
  root &&
  'CSSContainerRule' in window &&
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={openRouter()} />
    </StrictMode>,
  )

// The last that supported browsers may lack (scripts/build/browser-floor.ts); nothing else runs before they are there.
if ('canParse' in URL && 'groupBy' in Object && 'Segmenter' in Intl) start()
else
  import('./app/missing-built-ins.ts').then(({ addMissingBuiltIns }) => {
    addMissingBuiltIns()
    start()
  })
