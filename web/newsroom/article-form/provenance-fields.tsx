import { ASKED_PAPERS, ASKED_YEARS } from '#contract/reading/provenance-rules.ts'
import { ChoiceField } from './choice-field.tsx'
import { ItemList } from './item-list.tsx'
import { NumberField } from './number-field.tsx'
import { DATE_WANTED, NEW_SOURCE, SourceField, SourceFields } from './source-fields.tsx'
import { TextField } from './text-field.tsx'
import { TranslationFields } from './translation-fields.tsx'

const PAPERS = ASKED_PAPERS.map((value) => ({ value, name: value }))
const DATE_HINT = 'YYYY-MM-DD'

export function ProvenanceFields() {
  return (
    <>
      <ItemList title="Sources" noun="Source" path={['sources']} empty={NEW_SOURCE}>
        {(item) => <SourceFields path={item} />}
      </ItemList>
      <ItemList title="Facts and figures" noun="Fact" path={['facts']} empty={{ value: '', sentence: '', date: '' }}>
        {(item) => (
          <>
            <TextField label="Number or name" path={[...item, 'value']} />
            <TextField label="Sentence" path={[...item, 'sentence']} rows={2} />
            <TextField label="True as of" path={[...item, 'date']} hint={DATE_HINT} wanted={DATE_WANTED} />
            <SourceField path={[...item, 'source']} />
            <TranslationFields path={item} label="Sentence" />
          </>
        )}
      </ItemList>
      <ItemList title="Since then" noun="Development" path={['since_then']} empty={{ date: '', text: '' }}>
        {(item) => (
          <>
            <TextField label="Date" path={[...item, 'date']} hint={DATE_HINT} wanted={DATE_WANTED} />
            <TextField label="Text" path={[...item, 'text']} rows={3} />
            <SourceField path={[...item, 'source']} />
            <TranslationFields path={item} label="Text" />
          </>
        )}
      </ItemList>
      <ItemList title="Asked in the examination" noun="Question asked" path={['asked_before']} empty={{ theme: '' }}>
        {(item) => (
          <>
            <NumberField label="Year" path={[...item, 'year']} min={ASKED_YEARS.first} max={ASKED_YEARS.last} />
            <ChoiceField label="Paper" path={[...item, 'paper']} choices={PAPERS} />
            <NumberField label="Question number" path={[...item, 'question']} min={1} max={200} />
            <TextField label="Theme, in your own words" path={[...item, 'theme']} rows={2} />
            <TranslationFields path={item} label="Theme" />
          </>
        )}
      </ItemList>
    </>
  )
}
