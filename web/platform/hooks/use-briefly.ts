import { useCallback, useEffect, useState } from 'react'

export function useBriefly(ms: number): [string | undefined, (text: string) => void] {
  const [shown, setShown] = useState<{ text: string }>()
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), ms)
    return () => clearTimeout(timer)
  }, [shown, ms])
  return [shown?.text, useCallback((text: string) => setShown({ text }), [])]
}
