import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import type { Article } from '#contract/reading/articles.ts'
import { paths } from '#web/platform/paths.ts'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { buttonStyle } from '#web/ui/button.tsx'

const WITH_PRO: Record<Article['locked'][number], { name: string; gain: string }> = {
  quiz: { name: 'Quiz', gain: 'prelims-style questions on this article with explained answers' },
  flashcards: { name: 'Flashcards', gain: 'the facts of this article as cards' },
  mains: { name: 'Mains model answers', gain: 'practice questions with answers to compare with your own' },
  audio: { name: 'Audio overview', gain: 'listen to this article on the go' },
}

export function ProCard({ locked }: { locked: Article['locked'] }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-4 text-signal" />
        <ControlWord isText>More on this article with Pro</ControlWord>
      </p>
      <ul className="mt-3 space-y-2">
        {locked.map((what) => (
          <li key={what}>
            <span className="font-medium">
              <ControlWord isText>{WITH_PRO[what].name}</ControlWord>:
            </span>{' '}
            <span className="text-quiet">
              <ControlWord isText>{WITH_PRO[what].gain}</ControlWord>
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.subscription} className={buttonStyle({ variant: 'outline', className: 'mt-4' })}>
        <ControlWord>Upgrade to Pro</ControlWord>
      </Link>
    </div>
  )
}
