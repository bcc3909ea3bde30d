import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { type Params, useLocation, useParams } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import * as m from '#messages/screens/reading/article.ts'
import type { ReportedPassage } from '#web/newsroom/mistake-reports/api.ts'
import { ReportMistake } from '#web/newsroom/mistake-reports/report-mistake.tsx'
import { afterPaint, nextPaint } from '#web/platform/hooks/after-paint.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { articleParts } from '#web/platform/paths.ts'
import { ControlLanguage, ControlWord, loadControlWords } from '#web/platform/text/control-word.tsx'
import type { FlashcardPlayer } from '#web/practice/flashcards/flashcard-player.tsx'
import { useHasTimer } from '#web/practice/focus/use-study-timer.ts'
import { availableLanguages, inLanguage, runsOf } from '#web/reading/article-languages/in-language.ts'
import { LanguageSelect } from '#web/reading/article-languages/language-select.tsx'
import { sectionHeading } from '#web/reading/article-languages/reading-words.ts'
import { articleById, articlePrefetch, saveForOffline } from '#web/reading/articles/api.ts'
import { ArticleFailure } from '#web/reading/articles/article-failure.tsx'
import { ArticleReader } from '#web/reading/articles/article-reader.tsx'
import { ArticleSkeleton } from '#web/reading/articles/article-skeleton.tsx'
import { ReaderMenu } from '#web/reading/articles/reader-menu.tsx'
import { BilingualItem, PrintItem, ReportItem, TimerItem } from '#web/reading/articles/reader-menu-items.tsx'
import { fetchReadingFont } from '#web/reading/articles/reading-font.ts'
import { useListen } from '#web/reading/audio/listen.tsx'
import { BookmarkToggle } from '#web/reading/bookmarks/bookmark-toggle.tsx'
import { savedPosition } from '#web/reading/progress/api.ts'
import { FinishToggle } from '#web/reading/progress/finish-toggle.tsx'
import { ReadOnOpening } from '#web/reading/progress/read-on-opening.tsx'
import { ReadToggle } from '#web/reading/progress/read-toggle.tsx'
import { ReadingPosition } from '#web/reading/progress/reading-position.tsx'
import { preloadVoices } from '#web/reading/read-aloud/voices.ts'
import { TextButton } from '#web/reading/reading-settings/text-button.tsx'
import { savedLanguage, useReadingLanguage } from '#web/reading/shared/use-reading-language.ts'
import { setWithEnglish, useWithEnglish } from '#web/reading/shared/with-english.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/status/toast-store.ts'

const NextArticle = lazyPart(
  async () => (await import('#web/reading/article-end/next-article.tsx')).NextArticle,
  m.nextDidNotLoad,
)

const KeepThis = lazyPart(async () => (await import('#web/practice/recall/keep-this.tsx')).KeepThis, m.keepDidNotLoad)

const ArticleHighlights = lazyPart(
  async () => (await import('#web/syllabus/notes/article-highlights.tsx')).ArticleHighlights,
  m.highlightsDidNotLoad,
)

export function prefetchData({ articleId = '' }: Params) {
  prefetch(articlePrefetch(articleId))
  prefetch(savedPosition(articleId))
  loadControlWords(savedLanguage()).catch(() => undefined)
}

export function Component() {
  const { articleId = '' } = useParams()
  const article = useQuery(articleById(articleId))
  // Requested with the article, to open at the saved position; never rendered.
  useQuery({ ...savedPosition(articleId), notifyOnChangeProps: [] })

  const opened = article.data
  useEffect(() => {
    if (opened) afterPaint(() => saveForOffline(opened))
  }, [opened])
  useEffect(() => fetchReadingFont(savedLanguage()), [])
  useEffect(preloadVoices, [])

  return (
    <>
      {article.isPending && <ArticleSkeleton />}
      {article.isError && !opened && (
        <ArticleFailure articleId={articleId} error={article.error} onRetry={() => article.refetch()} />
      )}
      {opened && <OpenArticle key={articleId} article={opened} />}
    </>
  )
}

function OpenArticle({ article }: { article: Article }) {
  const text = useRef<HTMLDivElement>(null)
  const { Flashcards, openFlashcards, closeFlashcards } = useFlashcards()
  const available = availableLanguages(article)
  const { lang: chosen, wanted, choose } = useReadingLanguage(available)
  // The selector must not wait for the text.
  const lang = useDeferredValue(chosen)
  const isBilingual = useWithEnglish() && lang !== 'en'
  const [timerAsked, setTimerAsked] = useState(0)
  const termAction = useCallback(
    (term: string) => <TermAction articleId={article.article_id} term={term} />,
    [article.article_id],
  )
  const [reported, setReported] = useState<{ passage: ReportedPassage; language: Language }>()
  const listen = useListen({ article, reading: lang, texts: () => textsToRead(article, lang) })
  useTitle(inLanguage(article, lang).title.value)
  useLinkedFlashcards(article, openFlashcards)

  return (
    <ControlLanguage value={lang}>
      <ArticleReader
        article={article}
        lang={lang}
        wanted={wanted === chosen ? lang : wanted}
        isBilingual={isBilingual}
        text={text}
        onFlashcards={openFlashcards}
        termAction={termAction}
        controls={
          <>
            <LanguageSelect value={chosen} available={available} onChange={choose} />
            <BookmarkToggle articleId={article.article_id} />
            {listen.button}
            <TextButton />
            <ReaderMenu>
              <TimerItem onShow={() => setTimerAsked(timerAsked + 1)} />
              {lang !== 'en' && <BilingualItem isOn={isBilingual} onChange={setWithEnglish} />}
              <ReadToggle articleId={article.article_id} />
              {article.status === 'published' && <ReportItem onReport={() => setReported({ passage: null, language: lang })} />}
              <PrintItem />
            </ReaderMenu>
          </>
        }
        finish={article.status === 'published' && <FinishToggle articleId={article.article_id} />}
        keep={article.status === 'published' && <KeepThis article={article} fallback={<div className="mt-8 min-h-60" />} />}
        next={
          article.status === 'published' && (
            <>
              <ArticleHighlights
                articleId={article.article_id}
                lang={lang}
                onReport={({ language, ...passage }) => setReported({ passage, language })}
              />
              <NextArticle article={article} fallback={<div className="mt-12 min-h-28" />} />
              <ReportMistake
                label={<ControlWord>Report a mistake</ControlWord>}
                articleId={article.article_id}
                lang={reported?.language ?? lang}
                asked={reported?.passage}
                onAsk={(passage) => setReported(passage === undefined ? undefined : { passage, language: lang })}
              />
            </>
          )
        }
        belowHead={
          <>
            <TimerRow asked={timerAsked} />
            {listen.panel}
          </>
        }
      />
      {article.status === 'published' && <ReadOnOpening articleId={article.article_id} />}
      {Flashcards && <Flashcards articleId={article.article_id} language={lang} onClose={closeFlashcards} />}
      <ReadingPosition articleId={article.article_id} area={text} lang={lang} layout={isBilingual ? `${lang} beside` : lang} />
    </ControlLanguage>
  )
}

type Flashcards = typeof FlashcardPlayer

function useFlashcards() {
  const [Flashcards, setFlashcards] = useState<Flashcards>()
  const openFlashcards = () =>
    import('#web/practice/flashcards/flashcard-player.tsx').then(
      ({ FlashcardPlayer }) => setFlashcards(() => FlashcardPlayer),
      () => toast(m.flashcardsDidNotLoad, 'error'),
    )
  return { Flashcards, openFlashcards, closeFlashcards: () => setFlashcards(undefined) }
}

/** Linked to by the search. */
function useLinkedFlashcards({ follow_up_data: { flashcards } }: Article, open: () => void) {
  const isLinked = useLocation().hash === `#${articleParts.flashcards}` && flashcards.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a link
  useEffect(() => {
    if (isLinked) open()
  }, [isLinked])
}

function TermAction({ articleId, term }: { articleId: string; term: string }) {
  const AddTerm = useLoaded(true, async () => {
    await nextPaint()
    return (await import('#web/practice/recall/add-term.tsx')).AddTerm
  })
  return AddTerm && <AddTerm articleId={articleId} term={term} />
}

/** Keeps its place while loading. */
function TimerRow({ asked }: { asked: number }) {
  const isShown = useHasTimer() || asked > 0
  const StudyTimer = useLoaded(isShown, async () => (await import('#web/practice/focus/study-timer.tsx')).StudyTimer)
  return StudyTimer ? <StudyTimer asked={asked} /> : <div hidden={!isShown} className="mt-2 min-h-11" />
}

function textsToRead(article: Article, lang: Language) {
  const { title, summary, sections } = inLanguage(article, lang)
  const spoken = (text: string, lang: Language, english: number[]) =>
    runsOf(text, english).map((run) => ({ lang: run.isEnglish ? ('en' as const) : lang, text: run.text }))
  const parts = sections.flatMap(({ key, text, lang, english }) => [
    { lang, text: sectionHeading(key, lang) },
    ...spoken(text, lang, english),
  ])
  return [{ lang: title.lang, text: title.value }, ...spoken(summary.value, summary.lang, summary.english), ...parts]
}
