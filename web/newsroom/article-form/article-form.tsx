import { useMemo } from 'react'
import { pathOf } from '#contract/field-path.ts'
import { ENGLISH_NAMES } from '#contract/languages.ts'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import { type Bag, isBag, type Path, valueAt, withoutTranslatedItem, withValue } from './article-values.ts'
import { FigureFields } from './figure-fields.tsx'
import { type FormContext, FormContextProvider } from './form-context.ts'
import { SectionFrame } from './form-group.tsx'
import { ItemList } from './item-list.tsx'
import { MainsFields } from './mains-fields.tsx'
import { PaperField } from './paper-field.tsx'
import { ProvenanceFields } from './provenance-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { withoutSource } from './source-references.ts'
import { StudyFields } from './study-fields.tsx'
import { SyllabusPicker } from './syllabus-picker.tsx'
import { TextField } from './text-field.tsx'
import { QuizTitles, TranslatedLists, TranslatedText } from './translated-lists.tsx'
import { TranslationGroups } from './translation-group.tsx'

const SECTIONS = ['past', 'present', 'future']
const ELSEWHERE = 'Translations of the text are edited on the page of the day; recordings and other fields in the JSON tab.'

interface ArticleFormProps {
  article: Bag
  mistakes: readonly Mistake[]
  onChange: (article: Bag) => void
  /** Where the rest is edited. */
  elsewhere?: string
}

/** Changes the same JSON as the other tab; unknown fields stay. */
export function ArticleForm({ article, mistakes, onChange, elsewhere = ELSEWHERE }: ArticleFormProps) {
  const context = useMemo<FormContext>(() => {
    const change = (next: unknown) => onChange(next as Bag)
    return {
      article,
      mistakes,
      set: (path, value) => change(withValue(article, path, value)),
      removeItem: (list, index) =>
        change(pathOf(list) === 'sources' ? withoutSource(article, index) : withoutTranslatedItem(article, list, index)),
    }
  }, [article, mistakes, onChange])
  const analysis = valueAt(article, ['analysis_text'])
  const others = isBag(analysis) ? Object.keys(analysis).filter((name) => !SECTIONS.includes(name)) : []
  const isInOnePart = typeof analysis === 'string'
  return (
    <FormContextProvider value={context}>
      <div className="max-w-3xl space-y-5">
        <SectionFrame path={['title']}>
          <TextField label="Title" path={['title']} />
        </SectionFrame>
        <SectionFrame path={['gs_paper_category']}>
          <PaperField path={['gs_paper_category']} />
        </SectionFrame>
        <SectionFrame path={['syllabus']}>
          <SyllabusPicker path={['syllabus']} hint="One to five lines of the syllabus that the article is about." />
        </SectionFrame>
        <SectionFrame path={['summary']}>
          <TextField label="Summary" path={['summary']} rows={4} />
        </SectionFrame>
        {isInOnePart ? (
          <TextField label="Analysis" path={['analysis_text']} rows={12} />
        ) : (
          [...SECTIONS, ...others].map((name) => (
            <SectionFrame key={name} path={['analysis_text', name]}>
              <TextField label={sectionLabel(name)} path={['analysis_text', name]} rows={8} />
            </SectionFrame>
          ))
        )}
        <p className="text-sm text-quiet">
          Separate paragraphs by an empty line. A line that begins with ### is a heading, one that begins with - or 1. an item of
          a list, **words** are bold, and *words* are emphasised. A table has a line of headings between | signs, a line |---|---|
          below it, and a line for each row: at most 6 columns and 30 rows.
        </p>
        <Lists />
        <p className="text-sm text-quiet">{elsewhere}</p>
      </div>
    </FormContextProvider>
  )
}

function Lists() {
  return (
    <div className="space-y-3">
      <ItemList
        title="Must-know facts"
        noun="Sentence"
        path={MUST_KNOW}
        empty=""
        translations={<Lines list={MUST_KNOW} name="Sentence" />}
      >
        {(item) => <TextField label="Sentence" path={item} rows={2} />}
      </ItemList>
      <ProvenanceFields />
      <StudyFields />
      <FigureFields />
      <TermsAndHistory />
      <QuizTitles />
      <ItemList title="Quiz" noun="Question" path={['potential_questions', 'prelims_quiz']} empty={NEW_QUESTION}>
        {(item) => <QuestionFields path={item} />}
      </ItemList>
      <ItemList title="Flashcards" noun="Flashcard" path={['follow_up_data', 'flashcards']} empty={{ front: '', back: '' }}>
        {(item) => (
          <>
            <TextField label="Front" path={[...item, 'front']} rows={2} />
            <TextField label="Back" path={[...item, 'back']} rows={2} />
            <TranslationGroups path={item} empty={{ front: '', back: '' }}>
              {(translation, lang) =>
                (['Front', 'Back'] as const).map((side) => (
                  <TextField
                    key={side}
                    label={`${side} in ${ENGLISH_NAMES[lang]}`}
                    path={[...translation, side.toLowerCase()]}
                    rows={2}
                    lang={lang}
                  />
                ))
              }
            </TranslationGroups>
            <SyllabusPicker path={[...item, 'syllabus']} within={['syllabus']} />
          </>
        )}
      </ItemList>
      <ItemList title="Mains questions" noun="Mains question" path={['mains_model_answers']} empty={{ question: '', answer: '' }}>
        {(item) => <MainsFields path={item} />}
      </ItemList>
    </div>
  )
}

const MUST_KNOW = ['must_know']
const TERMS = ['follow_up_data', 'key_terms_list']
const HISTORY = ['follow_up_data', 'historical_context']

function TermsAndHistory() {
  return (
    <>
      <ItemList
        title="Key terms"
        noun="Key term"
        path={TERMS}
        empty={{ term: '', definition: '' }}
        translations={<TranslatedTerms />}
      >
        {(item) => (
          <>
            <TextField label="Term" path={[...item, 'term']} />
            <TextField label="Definition" path={[...item, 'definition']} rows={2} />
          </>
        )}
      </ItemList>
      <ItemList
        title="Historical context"
        noun="Line"
        path={HISTORY}
        empty=""
        translations={<Lines list={HISTORY} name="Line" />}
      >
        {(item) => <TextField label="Text" path={item} rows={2} />}
      </ItemList>
    </>
  )
}

const Lines = ({ list, name }: { list: Path; name: string }) => (
  <TranslatedLists list={list} empty="">
    {({ place, ...item }) => <TranslatedText label={`${name} ${place}`} rows={2} {...item} />}
  </TranslatedLists>
)

const TranslatedTerms = () => (
  <TranslatedLists list={TERMS} empty={{ term: '', definition: '' }}>
    {({ path, english, place, lang }) => (
      <>
        <TranslatedText label={`Term ${place}`} path={[...path, 'term']} english={[...english, 'term']} lang={lang} />
        <TranslatedText
          label={`Definition ${place}`}
          path={[...path, 'definition']}
          english={[...english, 'definition']}
          lang={lang}
          rows={2}
        />
      </>
    )}
  </TranslatedLists>
)

const NEW_QUESTION = { question_text: '', options: { A: '', B: '', C: '', D: '' }, correct_option: '', explanation: '' }

/** `past` → `Past`, `section_4` → `Section 4`. */
const sectionLabel = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replace('_', ' ')
