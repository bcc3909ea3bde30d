import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { watchForOutdatedCode } from './app/outdated.ts'
import { surviveTranslation } from './app/page-translation.ts'
import { openRouter } from './app/router.tsx'

surviveTranslation()
watchForOutdatedCode()
// Optional.
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

// The newest that supported browsers may lack (scripts/build/browser-floor.ts).
if ('canParse' in URL && 'groupBy' in Object && 'Segmenter' in Intl) start()
else
  import('./app/missing-built-ins.ts').then(({ addMissingBuiltIns }) => {
    addMissingBuiltIns()
    start()
  })
