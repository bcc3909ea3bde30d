import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'

/** Where the newsroom says that a machine drafted parts of an article. */
export function MachineLine({ article, lang }: { article: Article; lang: Language }) {
  const models = article.change_log.filter(({ kind }) => kind === 'machine').map(({ right }) => right)
  if (models.length === 0) return null
  return (
    <p lang={lang} className="mt-3 text-sm text-quiet">
      {PROVENANCE_TEXTS[lang].machineDrafted({ model: models.join(', ') })}
    </p>
  )
}
