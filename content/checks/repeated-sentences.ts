import { proseOf } from '#server/newsroom/advice/rules/english-texts.ts'
import { bare, sentencesOf, wordsOf } from '#server/newsroom/shared/words.ts'
import type { DayFile, FileFinding } from './finding.ts'

/** Short sentences may happen twice: "The question remains open." */
const LONGEST_CHANCE = 6

/** No sentence stands in two articles: prose only, since questions have their set phrases. */
export function repeatedSentences(files: DayFile[]): FileFinding[] {
  const seen = new Map<string, { file: string; article: string; title: string }>()
  return files.flatMap(({ file, day }) =>
    day.articles.flatMap((article, place) =>
      proseOf(article).flatMap(([path, text]) =>
        sentencesOf(text)
          .filter((sentence) => wordsOf(sentence).length > LONGEST_CHANCE)
          .flatMap((sentence) => {
            const here = { file, article: `${file} ${place}`, title: article.title }
            const earlier = seen.get(bare(sentence))
            if (!earlier) seen.set(bare(sentence), here)
            if (!earlier || earlier.article === here.article) return []
            const message = `Stands in "${earlier.title}" (${earlier.file}) too: "${sentence.slice(0, 60)}…"`
            return [{ file, path: `articles.${place}.${path}`, message }]
          }),
      ),
    ),
  )
}
