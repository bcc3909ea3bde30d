import { unescapeNewlines } from '#contract/reading/analysis.ts'

const NAME = /((?:Statement|List)-(?:[IVX]+|\d{1,2})\b)/

/** A line never ends inside “Statement-I”. */
export const Unbroken = ({ text }: { text: string }) =>
  unescapeNewlines(text)
    .split(NAME)
    .map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        <span key={place} className="whitespace-nowrap">
          {part}
        </span>
      ),
    )
