import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Language, languageOf } from '#contract/languages.ts'
import { writing } from '#contract/practice/writing.ts'
import * as m from '#messages/practice/writing/answer.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { paths } from '#web/platform/paths.ts'
import { answerFeedback, type FeedbackState } from '#web/practice/writing-feedback/api.ts'
import { hasFeedback } from '#web/practice/writing-feedback/has-feedback.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { type Answer, writtenAnswer } from '../api.ts'
import { QuestionHead } from '../desk/question-head.tsx'
import { answerIn, type ShownAnswer } from './answer-in.ts'
import { Checklist } from './checklist.tsx'
import { TwoAnswers } from './two-answers.tsx'

const OfferButton = lazy(async () => ({ default: (await import('../../exchange/offer-button.tsx')).OfferButton }))
const Feedback = lazy(async () => ({ default: (await import('../../writing-feedback/feedback.tsx')).Feedback }))

interface ComparisonProps {
  answerId: string
  language: Language
  modelAnswer: (answer: ShownAnswer) => ReactNode
}

export function Comparison({ answerId, language, modelAnswer }: ComparisonProps) {
  const { data, isError, error, refetch } = useQuery(writtenAnswer(answerId))
  const feedback = useQuery({ ...answerFeedback(answerId), enabled: data !== undefined && mayHaveFeedback(data) })
  // Together: the feedback is a tab of its own on a phone. If it fails, the answer is shown without it.
  const isAwaited = feedback.isLoading && feedback.failureCount === 0
  if (data && !isAwaited)
    return (
      <Compared
        answer={answerIn(data, language)}
        demandsAsWritten={answerIn(data, languageOf(data.text)).key_demands}
        language={language}
        feedback={feedback.data}
        modelAnswer={modelAnswer}
      />
    )
  if (isError) return <LoadFailure title={m.answerDidNotLoad} error={error} onRetry={() => refetch()} />
  return (
    <PageLoading label={m.loadingAnswer}>
      <div className="space-y-6">
        <SkeletonCard lines={2} className="h-32" />
        <div className="grid gap-6 lg:grid-cols-2">
          <SkeletonCard title={m.yourAnswer} lines={9} className="h-96" />
          <div className="hidden lg:block">
            <SkeletonCard title={m.modelAnswer} lines={9} className="h-96" />
          </div>
        </div>
      </div>
    </PageLoading>
  )
}

const mayHaveFeedback = ({ outcome, text }: Answer) => outcome === 'submitted' && text.trim() !== ''

interface ComparedProps extends Pick<ComparisonProps, 'modelAnswer' | 'language'> {
  answer: ShownAnswer
  /** In the language of the answer, as its feedback is. */
  demandsAsWritten: ShownAnswer['key_demands']
  feedback: FeedbackState | undefined
}

function Compared({ answer, demandsAsWritten, language, feedback: known, modelAnswer }: ComparedProps) {
  const { question, outcome } = answer
  const isSubmitted = outcome === 'submitted'
  // What is asked for here stays here: moving to the tab would close its dialog.
  const [wasAsked] = useState(known !== undefined && known.request !== null && hasFeedback(known))
  const isInTab = useIsPhone() && wasAsked
  const feedback = mayHaveFeedback(answer) && (
    <Suspense fallback={null}>
      <Feedback answerId={answer.answer_id} demands={demandsAsWritten} scores={answer.scores} />
    </Suspense>
  )
  return (
    <>
      <QuestionHead question={question} language={language} />
      <TwoAnswers answer={answer} modelAnswer={modelAnswer} feedback={isInTab && feedback} opensFeedback={wasAsked} />
      {feedback && wasAsked && !isInTab && <div className="mt-6">{feedback}</div>}
      {isSubmitted && answer.key_demands.length > 0 && (
        <div className="mt-6">
          <Checklist answer={answer} />
        </div>
      )}
      {feedback && !wasAsked && <div className="mt-6">{feedback}</div>}
      {isSubmitted && (
        <Suspense fallback={null}>
          <div className="mt-6">
            <OfferButton answerId={answer.answer_id} hasPhotos={answer.photos.length > 0} />
          </div>
        </Suspense>
      )}
      <Foot answer={answer} />
    </>
  )
}

function Foot({ answer: { answer_id, question } }: { answer: Answer }) {
  const [isRemoving, setRemoving] = useState(false)
  const isOpen = question.article !== null
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <Link to={paths.writing} className={buttonStyle()}>
        {m.nextQuestion}
      </Link>
      {isOpen && (
        <Link to={paths.writeAnswer(question.article_id, question.question_key)} className={buttonStyle({ variant: 'outline' })}>
          {m.writeAgain}
        </Link>
      )}
      {isOpen && (
        <Link to={paths.article(question.article_id)} className={buttonStyle({ variant: 'outline' })}>
          {m.readArticle}
        </Link>
      )}
      <Button variant="ghost" className="text-danger!" onClick={() => setRemoving(true)}>
        {m.deleteThis({ unseen: (text) => <span className="sr-only">{text}</span> })}
      </Button>
      {isRemoving && <RemoveDialog answerId={answer_id} onClose={() => setRemoving(false)} />}
    </div>
  )
}

function RemoveDialog({ answerId, onClose }: { answerId: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call(writing.remove, { params: { answerId } })
      queryClient.removeQueries({ queryKey: writtenAnswer(answerId).queryKey })
      await queryClient.invalidateQueries({ queryKey: ['writing'] })
      navigate(paths.writing, { replace: true })
    } catch (error) {
      toast(failureText(error, m.notDeleted), 'error')
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={m.deleteQuestion} description={m.deleteEffect}>
      <DialogFoot onCancel={onClose} action={m.deleteForGood} onAction={remove} tone="danger" busy={isBusy} />
    </Dialog>
  )
}
