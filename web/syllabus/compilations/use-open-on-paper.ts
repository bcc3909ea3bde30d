import { useEffect } from 'react'

/** What is folded is printed too: browsers leave it out. */
export function useOpenOnPaper(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('.compilation-document details:not([open])')]
      for (const fold of opened) fold.open = true
    }
    const close = () => {
      for (const fold of opened.splice(0)) fold.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
