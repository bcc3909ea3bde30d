import { type ReactNode, useMemo, useRef } from 'react'
import { counted } from '#contract/amounts.ts'
import { ShownAdvice } from '#web/newsroom/advice/article-advice.tsx'
import { ArticleForm } from '#web/newsroom/article-form/article-form.tsx'
import { type Bag, isBag, withoutItem, withValue } from '#web/newsroom/article-form/article-values.ts'
import { focusField, SayContext, useSaidMistakes } from '#web/newsroom/article-form/field-mistakes.ts'
import { FormContextProvider } from '#web/newsroom/article-form/form-context.ts'
import { SectionFrame } from '#web/newsroom/article-form/form-group.tsx'
import { InNewsFields } from '#web/newsroom/article-form/in-news-fields.tsx'
import { sentItem } from '#web/newsroom/article-form/in-news-values.ts'
import { ImportButton } from '#web/newsroom/imports/import-button.tsx'
import { MistakeList } from '#web/ui/form/mistake-list.tsx'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import type { Review } from './use-review.ts'

interface DraftFormProps {
  kind: 'article' | 'in_news'
  article: Bag
  review: Review
  onChange: (article: Bag) => void
}

const ELSEWHERE = 'Translations of the text and recordings are made once the day has the article.'

/** The form of an article, or of the items in the news of a day, with its mistakes above it. */
export function DraftForm({ kind, article, review, onChange }: DraftFormProps) {
  const form = useRef<HTMLDivElement>(null)
  const { shown, advice, markSeen } = review
  const areShown = shown?.what === 'mistakes'
  const mistakes = useMemo(() => (areShown ? review.mistakes.map(atAField) : []), [areShown, review.mistakes])
  const { say, listed } = useSaidMistakes(mistakes)
  const goTo = (path: string) => focusField(form.current, path)
  return (
    <div className="space-y-4">
      <div key={shown?.round} ref={shown && scrollTo} className="scroll-mt-24 space-y-4 empty:hidden">
        <MistakeList
          title={`${counted(listed.length, 'thing')} to mend`}
          mistakes={listed}
          onGo={({ path }) => goTo(path)}
          takesFocus
        />
        {kind === 'article' && <ShownAdvice {...advice} onGo={goTo} isOpen={shown?.what === 'advice'} onSeen={markSeen} />}
      </div>
      {kind === 'article' && <ImportButton article={article} onChange={onChange} />}
      <SayContext value={say}>
        <div ref={form}>
          {kind === 'article' ? (
            <ArticleForm article={article} mistakes={mistakes} onChange={onChange} elsewhere={ELSEWHERE} />
          ) : (
            <ItemsForm article={article} mistakes={mistakes} onChange={onChange}>
              <InNewsFields />
            </ItemsForm>
          )}
        </div>
      </SayContext>
    </div>
  )
}

const scrollTo = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** The analysis as a whole has no field. */
const atAField = (mistake: Mistake): Mistake =>
  mistake.path === 'analysis_text' ? { path: 'analysis_text.past', message: 'Write at least one part of the analysis' } : mistake

/** The fields of an item follow it by its key, which is not saved. */
function ItemsForm({
  article,
  mistakes,
  onChange,
  children,
}: Omit<DraftFormProps, 'kind' | 'review'> & {
  mistakes: readonly Mistake[]
  children: ReactNode
}) {
  const context = useMemo(() => {
    const items = Array.isArray(article.in_news) ? article.in_news.filter(isBag) : []
    const value = { in_news: items.map((item, index) => ({ ...item, key: `item-${index}` })) }
    const change = (next: unknown) => {
      const changed = (next as { in_news: Bag[] }).in_news
      onChange({ in_news: changed.map(sentItem).map(({ item_id: _, ...item }) => item) })
    }
    return {
      article: value,
      mistakes,
      set: (path: readonly (string | number)[], to: unknown) => change(withValue(value, path, to)),
      removeItem: (list: readonly (string | number)[], index: number) => change(withoutItem(value, list, index)),
    }
  }, [article, mistakes, onChange])
  return (
    <FormContextProvider value={context}>
      <SectionFrame path={['in_news']}>{children}</SectionFrame>
    </FormContextProvider>
  )
}
