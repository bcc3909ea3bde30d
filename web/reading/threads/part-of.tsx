import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { TEXTS as THREAD_TEXTS } from '#messages/all/reading-language/threads.ts'
import { paths } from '#web/platform/paths.ts'
import { localised } from '#web/reading/article-languages/in-language.ts'

interface PartOfProps {
  /** Missing in older stored articles. */
  threads: Article['threads'] | undefined
  lang: Language
}

export function PartOf({ threads = [], lang }: PartOfProps) {
  return threads.map(({ thread_id, title, title_translated }) => {
    const name = localised(title, title_translated, lang)
    return (
      <p key={thread_id} lang={lang} className="mt-4 print:hidden">
        <Link
          to={paths.thread(thread_id)}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 wrap-anywhere"
        >
          <span>
            {THREAD_TEXTS[lang].partOf} <span lang={name.lang}>{name.value}</span>
          </span>
        </Link>
      </p>
    )
  })
}
