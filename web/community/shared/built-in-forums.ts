import * as m from '#messages/community/built-in-forums.ts'
import { LANGUAGE } from '#messages/language.ts'

type Names = readonly [name: string, about: string]

/** In the order in which a new instance gets them; the numbers end their ids. */
const CATEGORIES: readonly Names[] = [
  [m.currentAffairs, m.currentAffairsAbout],
  [m.doubts, m.doubtsAbout],
  [m.answerWriting, m.answerWritingAbout],
  [m.preparation, m.preparationAbout],
  [m.general, m.generalAbout],
]
const FORUMS: readonly Names[] = [
  [m.newsOfTheDay, m.newsOfTheDayAbout],
  [m.askAQuestion, m.askAQuestionAbout],
  [m.answersForReview, m.answersForReviewAbout],
  [m.plansAndRevision, m.plansAndRevisionAbout],
  [m.introduceYourself, m.introduceYourselfAbout],
]

const BUILT_IN = /^0190a00([01])-0000-7000-8000-00000000000(\d)$/

/** What people named is in their own words; an operator may have renamed what is in English. */
function namesOf(id: string): Names | undefined {
  const [, kind, number] = (LANGUAGE !== 'en' && BUILT_IN.exec(id)) || []
  return (kind === '0' ? CATEGORIES : FORUMS)[Number(number) - 1]
}

/** The categories of every instance have names in the language of the page. */
export function categoryInLanguage<C extends { category_id: string; name: string; description: string }>(category: C): C {
  const [name, description] = namesOf(category.category_id) ?? [category.name, category.description]
  return { ...category, name, description }
}

interface NamedForum {
  forum_id: string
  title: string
  description?: string
  category_id?: string
  category?: { name: string }
}

/** So have the forums that a new instance begins with. */
export function forumInLanguage<F extends NamedForum>(forum: F): F {
  const [title, about] = namesOf(forum.forum_id) ?? []
  const [category] = namesOf(forum.category_id ?? '') ?? []
  return {
    ...forum,
    ...(title && { title }),
    ...(about && forum.description !== undefined && { description: about }),
    ...(category && { category: { ...forum.category, name: category } }),
  }
}
