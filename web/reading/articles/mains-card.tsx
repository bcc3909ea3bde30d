import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { MainsAnswer } from '#contract/reading/articles.ts'
import { paths } from '#web/platform/paths.ts'
import { ControlWord } from '#web/reading/article-languages/control-word.tsx'
import type { TermFinder } from '#web/reading/key-terms/key-terms.ts'
import { Markup } from './markup.tsx'
import { Words } from './words.tsx'

interface MainsCardProps {
  articleId: string
  mains: MainsAnswer
  find: TermFinder
}

export function MainsCard({ articleId, mains, find }: MainsCardProps) {
  const [isOpen, setOpen] = useState(false)
  const answerId = useId()
  return (
    <li className="rounded-card border border-line bg-surface">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? answerId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="group block w-full p-4 text-left"
        >
          <span className="reading-text block font-serif text-lg leading-snug font-semibold wrap-anywhere">
            <Words text={mains.question} lang="en" />
          </span>
          <span className="mt-2 inline-flex items-center gap-1 text-sm font-medium text-accent group-hover:underline">
            <ControlWord>{isOpen ? 'Hide the model answer' : 'Show the model answer'}</ControlWord>
            <ChevronDown aria-hidden="true" className={`size-4 motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </span>
        </button>
      </h4>
      {mains.question_key && (
        <Link
          to={paths.writeAnswer(articleId, mains.question_key)}
          className="flex min-h-11 items-center px-4 text-sm font-medium"
        >
          <ControlWord>Write this answer</ControlWord>
        </Link>
      )}
      {isOpen && (
        <div id={answerId} className="reading-text border-t border-line p-4 font-serif leading-reading">
          <Markup text={mains.answer} find={find} heading="h5" />
        </div>
      )}
    </li>
  )
}
