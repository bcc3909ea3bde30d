import type { PublicCopy } from '#contract/site/public-copy.ts'

/** Names replace failed logos (hydrate-frame.ts). */
export function SponsorList({ list }: { list: PublicCopy['sponsors']['list'] }) {
  return (
    <ul className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-3">
      {list.map(({ name, url, logo, text }) => (
        <li key={name} className="bg-surface">
          <a
            href={url}
            rel="noopener"
            className="flex h-full min-h-28 flex-col justify-between gap-4 p-4 sm:p-5 no-underline hover:bg-sunken"
          >
            {logo ? (
              <img
                data-logo
                src={logo}
                alt={name}
                width={40}
                height={40}
                className="h-10 w-auto max-w-full self-start text-xl leading-10 font-semibold dark:[filter:invert(1)] high-contrast:[filter:invert(1)]"
              />
            ) : (
              <span className={NAME_STYLE}>{name}</span>
            )}
            <span className="text-sm text-quiet">{logo ? `${name}: ${text}` : text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const NAME_STYLE = 'text-xl leading-10 font-semibold'
