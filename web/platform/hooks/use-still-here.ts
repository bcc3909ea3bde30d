import { useCallback, useEffect, useRef } from 'react'

/** Whether this part of the page is still shown, asked when something that takes its time has ended. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
