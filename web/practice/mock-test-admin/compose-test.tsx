import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { MOCK_MINUTES, MOCK_QUESTIONS } from '#contract/practice/mock-test-rules.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { fromIndianTime } from '#web/platform/time/indian-time.ts'
import { rulesText } from '#web/practice/mock-tests/names.ts'
import type { PickNodes } from '#web/practice/mock-tests/pick-nodes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type AdminTest, useSaveTest } from './api.ts'
import { DrawQuestions } from './draw-questions.tsx'
import { MarksFields, marksFrom } from './marks-fields.tsx'
import { PaperList } from './paper-list.tsx'
import { PaperPreview } from './paper-preview.tsx'
import type { TestDraft } from './test-draft.ts'

interface ComposeTestProps {
  test?: AdminTest
  start: TestDraft
  pickNodes: PickNodes
}

/** Cannot be changed once it has opened. */
export function ComposeTest({ test, start, pickNodes }: ComposeTestProps) {
  const [draft, setDraft] = useState(start)
  const [isPreview, setPreview] = useState(false)
  const save = useSaveTest(test?.test_id)
  const navigate = useNavigate()
  const isFixed = test !== undefined && test.state !== 'announced'
  const change = (part: Partial<TestDraft>) => setDraft((now) => ({ ...now, ...part }))
  const errors = save.error instanceof CallError ? (save.error.details ?? []) : []
  const errorOf = (name: string) => errors.find(({ path }) => path === name)?.message
  const isTooSmall = draft.paper.length < MOCK_QUESTIONS.least

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { title, opens, closes, minutes, marks, paper } = draft
    save.mutate(
      {
        title,
        opens_at: fromIndianTime(opens) ?? opens,
        closes_at: fromIndianTime(closes) ?? closes,
        minutes: Number(minutes),
        rules: marksFrom(marks),
        question_ids: paper.map(({ question_id }) => question_id),
      },
      {
        onSuccess: () => {
          toast(test ? 'The test was changed.' : 'The test was scheduled.', 'success')
          navigate(paths.adminTab('mock-tests'))
        },
      },
    )
  }

  return (
    <form onSubmit={submit} className="space-y-6">
      {isFixed && <Notice>This test has opened, so it can no longer be changed.</Notice>}
      <fieldset disabled={isFixed} className="min-w-0 space-y-6">
        <legend className="sr-only">The test</legend>
        <Card title="When and how">
          <Field label="Title" error={errorOf('title')}>
            <Input required maxLength={120} value={draft.title} onChange={({ target }) => change({ title: target.value })} />
          </Field>
          <div className="mock-fields">
            <Field label="Opens (IST)" error={errorOf('opens_at')}>
              <Input
                type="datetime-local"
                required
                value={draft.opens}
                onChange={({ target }) => change({ opens: target.value })}
              />
            </Field>
            <Field label="Closes (IST)" error={errorOf('closes_at')}>
              <Input
                type="datetime-local"
                required
                min={draft.opens}
                value={draft.closes}
                onChange={({ target }) => change({ closes: target.value })}
              />
            </Field>
            <Field label="Minutes" error={errorOf('minutes')}>
              <Input
                type="number"
                inputMode="numeric"
                required
                min={MOCK_MINUTES.least}
                max={MOCK_MINUTES.most}
                value={draft.minutes}
                onChange={({ target }) => change({ minutes: target.value })}
              />
            </Field>
          </div>
          <Fold summary={`Marks: ${rulesText(marksFrom(draft.marks))}`} open={false}>
            <MarksFields marks={draft.marks} onChange={(marks) => change({ marks })} />
          </Fold>
        </Card>
        {!isFixed && <DrawQuestions paper={draft.paper} pickNodes={pickNodes} onDrawn={(paper) => change({ paper })} />}
        <PaperList paper={draft.paper} isFixed={isFixed} errors={errors} onChange={(paper) => change({ paper })} />
      </fieldset>
      {save.isError && <Notice tone="error">{failureText(save.error, 'The test could not be saved. Please try again.')}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {!isFixed && (
          <Button type="submit" busy={save.isPending} disabled={isTooSmall}>
            {test ? 'Save changes' : 'Schedule the test'}
          </Button>
        )}
        <Button variant="outline" disabled={draft.paper.length === 0} onClick={() => setPreview(true)}>
          Preview
        </Button>
        {!isFixed && isTooSmall && (
          <p className="text-sm text-quiet">{`A test needs at least ${MOCK_QUESTIONS.least} questions.`}</p>
        )}
      </div>
      {isPreview && <PaperPreview paper={draft.paper} onClose={() => setPreview(false)} />}
    </form>
  )
}
