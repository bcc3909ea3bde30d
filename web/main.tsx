import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { noticeOutdatedCode } from './app/outdated.ts'
import { preloadOnIntent } from './app/preload.ts'
import { router } from './app/router.tsx'

noticeOutdatedCode()
preloadOnIntent()
// Nobody waits for it. What fails there is a console's business (worker.ts).
window.addEventListener('load', () => import('./app/worker.ts').then(({ beginWorker }) => beginWorker()).catch(() => undefined))

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
