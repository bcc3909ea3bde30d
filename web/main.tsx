import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { watchForOutdatedCode } from './app/outdated.ts'
import { router } from './app/router.tsx'

watchForOutdatedCode()
// Optional: the product works without it.
window.addEventListener('load', () => import('./app/after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined))

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
