import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { noticeOutdatedCode } from './app/outdated.ts'
import { preloadOnIntent } from './app/preload.ts'
import { router } from './app/router.tsx'
import { registerWorkerLater } from './app/worker.ts'

noticeOutdatedCode()
preloadOnIntent()
registerWorkerLater()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
