import { MAX_STUDY_WITH, MAX_WATCH, STUDY_KINDS, VALUE_BOX, VALUE_KINDS } from '#contract/reading/provenance-rules.ts'
import { TEXTS as STUDY_TEXTS } from '#messages/all/reading-language/study.ts'
import { TEXTS as KIND_TEXTS } from '#messages/all/reading-language/study-kinds.ts'
import { TEXTS as VALUE_TEXTS } from '#messages/all/reading-language/value-kinds.ts'
import { type Path, valueAt } from './article-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { useFormContext } from './form-context.ts'
import { ItemList } from './item-list.tsx'
import { DATE_WANTED, SourceField } from './source-fields.tsx'
import { TextField } from './text-field.tsx'
import { TranslationFields } from './translation-fields.tsx'

const { studyWith, watch } = STUDY_TEXTS.en
const STUDY_CHOICES = STUDY_KINDS.map((value) => ({ value, name: KIND_TEXTS.en[value] }))
const VALUE_CHOICES = VALUE_KINDS.map((value) => ({ value, name: VALUE_TEXTS.en[value] }))

export function StudyFields() {
  return (
    <>
      <ItemList
        title={studyWith}
        noun="Study link"
        path={['study_with']}
        empty={{ text: '' }}
        note={
          <Note>{`At most ${MAX_STUDY_WITH}: an Article, Schedule or Part, the section of an Act, an NCERT chapter, a report.`}</Note>
        }
      >
        {(item) => (
          <>
            <ChoiceField label="Kind" path={[...item, 'kind']} choices={STUDY_CHOICES} />
            <TextField label="Text" path={[...item, 'text']} rows={2} />
            <TranslationFields path={item} label="Text" />
          </>
        )}
      </ItemList>
      <ItemList
        title={watch}
        noun="Date to watch"
        path={['watch']}
        empty={{ date: '', text: '' }}
        note={<Note>{`At most ${MAX_WATCH}.`}</Note>}
      >
        {(item) => (
          <>
            <TextField label="Last day on which it is expected" path={[...item, 'date']} hint="YYYY-MM-DD" wanted={DATE_WANTED} />
            <TextField label="Text" path={[...item, 'text']} rows={2} />
            <TranslationFields path={item} label="Text" />
          </>
        )}
      </ItemList>
    </>
  )
}

/** @param path of a mains question */
export function ValueBoxFields({ path }: { path: Path }) {
  return (
    <ItemList
      title="Value box"
      noun="Value"
      path={[...path, 'value_box']}
      empty={{ text: '' }}
      note={<Note>{`${VALUE_BOX.least} to ${VALUE_BOX.most}, or none.`}</Note>}
    >
      {(item) => (
        <>
          <ChoiceField label="Kind" path={[...item, 'kind']} choices={VALUE_CHOICES} />
          <TextField label="Text" path={[...item, 'text']} rows={2} />
          <ParagraphField item={item} />
          <SourceField path={[...item, 'source']} />
          <TranslationFields path={item} label="Text" />
        </>
      )}
    </ItemList>
  )
}

/** Of a judgment. Shown for others only to remove it. */
function ParagraphField({ item }: { item: Path }) {
  const { article } = useFormContext()
  const path = [...item, 'paragraph']
  if (valueAt(article, [...item, 'kind']) !== 'judgment' && valueAt(article, path) === undefined) return null
  return <TextField label="Paragraph" path={path} hint="Such as: paragraph 42. May be left blank." isOptional />
}

const Note = ({ children }: { children: string }) => <p className="text-sm text-quiet">{children}</p>
