import { AnsweredMark } from '#web/site/feedback/answered-mark.tsx'

export function ResponseState({ isAnswered }: { isAnswered: boolean }) {
  return <span className="text-sm">{isAnswered ? <AnsweredMark /> : <span className="text-quiet">Pending</span>}</span>
}
