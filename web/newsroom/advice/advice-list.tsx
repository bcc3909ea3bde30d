import type { Advice } from '#contract/newsroom/advice.ts'
import { SECTION_NAMES, SECTIONS } from '#contract/newsroom/desk/desk-sections.ts'
import { placeInWords } from './place-in-words.ts'

interface AdviceListProps {
  advice: readonly Advice[]
  /** Without it, places are text. */
  onGo?: ((path: string) => void) | undefined
}

/** Of one article, by section, in the order of the form. */
export function AdviceList({ advice, onGo }: AdviceListProps) {
  return (
    <dl className="space-y-3">
      {SECTION_NAMES.filter((section) => advice.some((one) => one.section === section)).map((section) => (
        <div key={section}>
          <dt className="font-medium">{SECTIONS[section]}</dt>
          {advice
            .filter((one) => one.section === section)
            .map((one) => (
              <dd key={`${one.path} ${one.message}`}>
                {onGo ? (
                  <button
                    type="button"
                    onClick={() => onGo(one.path)}
                    className="-mx-2 block min-h-11 w-[calc(100%+1rem)] rounded-control px-2 py-2 text-start hover:bg-sunken"
                  >
                    <Line {...one} />
                  </button>
                ) : (
                  <p className="py-1">
                    <Line {...one} />
                  </p>
                )}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}

function Line({ path, message }: Advice) {
  const place = placeInWords(path)
  return (
    <span className="wrap-anywhere text-quiet">
      {place && <span className="font-medium text-ink">{`${place}: `}</span>}
      {message}
    </span>
  )
}
