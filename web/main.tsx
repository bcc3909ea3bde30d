import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { noticeOutdatedCode } from './app/outdated.ts'
import { router } from './app/router.tsx'

noticeOutdatedCode()
// Nobody waits for it, and the product works without.
window.addEventListener('load', () => import('./app/after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined))

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
