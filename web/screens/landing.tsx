import type { Article } from '#contract/articles.ts'
import type { PublicCopy } from '#contract/public-copy.ts'
import type { QuizQuestion } from '#contract/quizzes.ts'
import { SampleArticle } from '#web/articles/sample-article.tsx'
import { CallToAction } from '#web/marketing/call-to-action.tsx'
import { ExamList } from '#web/marketing/exam-list.tsx'
import { FaqList } from '#web/marketing/faq-list.tsx'
import { Hero } from '#web/marketing/hero.tsx'
import { PageSection } from '#web/marketing/page-section.tsx'
import { PublicPage } from '#web/marketing/public-page.tsx'
import { SampleFrame } from '#web/marketing/sample-frame.tsx'
import { TitledColumns } from '#web/marketing/titled-columns.tsx'
import { SampleQuestion } from '#web/quizzes/sample-question.tsx'

interface LandingScreenProps {
  copy: PublicCopy
  article: Article
  question: QuizQuestion
}

export function LandingScreen({ copy, article, question }: LandingScreenProps) {
  return (
    <PublicPage path="/">
      <Hero copy={copy.hero} />
      <SampleFrame copy={copy.sample} question={<SampleQuestion question={question} />}>
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
