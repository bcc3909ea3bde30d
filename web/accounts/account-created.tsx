import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { Notice } from '#web/ui/notice.tsx'

const PAUSE = 2000

export function AccountCreated() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.dashboard, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <Notice tone="success" title="Account Created Successfully!">
      <p>You are signed in. Your dashboard opens in a moment.</p>
    </Notice>
  )
}
