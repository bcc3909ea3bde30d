import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Question } from '#contract/practice/question.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { PublicCopy } from '#contract/site/public-copy.ts'
import { SampleQuestion } from '#web/practice/quizzes/sample-question.tsx'
import { SampleArticle } from '#web/reading/articles/sample-article.tsx'
import { CallToAction } from '#web/site/marketing/call-to-action.tsx'
import { ExamList } from '#web/site/marketing/exam-list.tsx'
import { FaqList } from '#web/site/marketing/faq-list.tsx'
import { Hero } from '#web/site/marketing/hero.tsx'
import { PageSection } from '#web/site/marketing/page-section.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { SampleFrame } from '#web/site/marketing/sample-frame.tsx'
import { TitledColumns } from '#web/site/marketing/titled-columns.tsx'

interface LandingScreenProps {
  copy: PublicCopy
  article: Article
  question: Question
}

export function LandingScreen({ copy, article, question }: LandingScreenProps) {
  return (
    <PublicPage path="/">
      <Hero copy={copy.hero} />
      <SampleFrame copy={copy.sample} question={<Questions copy={copy.sample} question={question} />}>
        <SampleArticle article={article} />
      </SampleFrame>
      <PageSection title={copy.problem.title}>
        <TitledColumns list={copy.problem.points} />
      </PageSection>
      <PageSection title={copy.exams.title} text={copy.exams.text}>
        <ExamList list={copy.exams.list} />
      </PageSection>
      <PageSection title={copy.faq.title}>
        <FaqList list={copy.faq.list} />
      </PageSection>
      <CallToAction copy={copy.callToAction} />
    </PublicPage>
  )
}

/** CSS shows the language of the article. */
function Questions({ copy, question }: { copy: PublicCopy['sample']; question: Question }) {
  return LANGUAGES.filter((lang) => lang === 'en' || copy.questionTranslated[lang]).map((lang) => (
    <div key={lang} data-sample={lang} lang={lang}>
      <h3 className="mb-4 font-semibold text-quiet">{copy.questionLabels[lang].title}</h3>
      <SampleQuestion question={inLanguage(question, copy, lang)} labels={copy.questionLabels[lang]} />
    </div>
  ))
}

const inLanguage = (question: Question, copy: PublicCopy['sample'], lang: Language): Question => ({
  ...question,
  ...(lang !== 'en' && copy.questionTranslated[lang]),
  question_id: `${question.question_id}-${lang}`,
})
