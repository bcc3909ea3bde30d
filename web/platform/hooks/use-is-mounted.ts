import { useCallback, useEffect, useRef } from 'react'

/** Whether the component is still mounted, for checking after an asynchronous call. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
