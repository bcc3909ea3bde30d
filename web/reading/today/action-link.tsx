import { Link } from 'react-router'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { buttonStyle } from '#web/ui/button.tsx'

interface ActionLinkProps {
  to: string
  text: string
  /** On its own line. */
  title?: string | undefined
}

export const ActionLink = ({ to, text, title }: ActionLinkProps) => (
  <Link to={to} className={buttonStyle({ className: 'min-h-13 w-full' })}>
    <span className="min-w-0">
      {text}
      {title && (
        <span lang={scriptLanguage(title)} className="block truncate text-sm font-normal">
          {' '}
          {title}
        </span>
      )}
    </span>
  </Link>
)
