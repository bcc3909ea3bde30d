import { type MouseEvent, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { questionIn } from '#contract/practice/question-languages.ts'
import { type Audience, forAudience } from '#contract/reading/article-audience.ts'
import type { Article } from '#contract/reading/articles.ts'
import { CardPlayer } from '#web/practice/flashcards/card-player.tsx'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { availableLanguages, localised } from '#web/reading/article-languages/in-language.ts'
import { LanguageSelect } from '#web/reading/article-languages/language-select.tsx'
import { ArticleReader } from '#web/reading/articles/article-reader.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Choice } from '#web/ui/form/choice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'

const VIEWS = [
  { value: 'study', label: 'Pro reader' },
  { value: 'open', label: 'Free reader' },
] as const

export function ArticlePreview({ article, onClose }: { article: Article; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={`Preview: ${article.title}`} size="wide">
      <PreviewedArticle article={article} />
    </Dialog>
  )
}

/** Also beside the text while it is written. */
export function PreviewedArticle({ article }: { article: Article }) {
  const [audience, setAudience] = useState<Audience>('study')
  const [lang, setLang] = useState<Language>('en')
  const [areFlashcardsOpen, setFlashcardsOpen] = useState(false)
  const seen = forAudience(article, audience)

  return (
    <>
      <Choice legend="Preview as" options={VIEWS} value={audience} onChange={setAudience} />
      <div onClickCapture={stayHere} className="mt-4 border-t border-line pt-6 max-sm:[&_[data-rail]]:mx-0">
        <ArticleReader
          isWithin
          article={seen}
          lang={lang}
          onFlashcards={() => setFlashcardsOpen(true)}
          controls={
            <span className="max-sm:py-2">
              <LanguageSelect value={lang} available={availableLanguages(seen)} onChange={setLang} />
            </span>
          }
        />
        <Questions article={seen} lang={lang} />
      </div>
      {areFlashcardsOpen && (
        <Dialog open onOpenChange={() => setFlashcardsOpen(false)} title="Flashcards" description={article.title}>
          <CardPlayer cards={seen.follow_up_data.flashcards} language={lang} />
        </Dialog>
      )}
    </>
  )
}

/** As in the review: an unsaved quiz has no page. */
function Questions({ article, lang }: { article: Article; lang: Language }) {
  const questions = article.potential_questions?.prelims_quiz ?? []
  if (questions.length === 0) return null
  const title = localised(article.quiz_title, article.quiz_title_translated, lang)
  return (
    <section aria-labelledby="preview-questions" className="mt-10 border-t border-line pt-6">
      <h2 id="preview-questions" lang={title.lang} className="text-xl font-semibold wrap-anywhere">
        {title.value}
      </h2>
      <ol className="mt-4 space-y-8">
        {questions.map((question, index) => {
          const { question_text, options, correct_option, explanation } = questionIn(question, lang)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: unsaved questions have no ids, and the list never reorders
            <li key={index}>
              <Stem question={{ question_text }} />
              <ReviewedOptions question={{ options, correctOption: correct_option, selectedOption: null }} />
              {explanation && <p className="mt-3 text-quiet wrap-anywhere">{explanation}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Linked pages do not exist before saving. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  toast('Links don’t work in the preview.')
}
