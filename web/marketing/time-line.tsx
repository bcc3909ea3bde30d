const STATIONS = [
  { name: 'Past', text: 'Where the issue comes from: the law, the history and the decisions that led here.' },
  { name: 'Present', text: 'What happened, who is involved and what exactly changed.' },
  { name: 'Future', text: 'What may follow, and the questions an examiner can ask about it.' },
] as const

/** Past, present and future as one line: upright on a phone, lying where there is room. */
export function TimeLine() {
  return (
    <section aria-labelledby="time-line-title" className="mt-14 border-t border-line pt-8">
      <h2 id="time-line-title" className="font-medium text-quiet">
        How every article is built
      </h2>
      <ol className="mt-6 grid gap-y-8 md:grid-cols-3">
        {STATIONS.map(({ name, text }, index) => (
          <li
            key={name}
            className="relative pl-8 before:absolute before:top-2 before:left-[0.4375rem] before:-bottom-10 before:w-0.5 before:bg-strong last:before:hidden md:pt-8 md:pr-8 md:pl-0 md:before:top-[0.4375rem] md:before:bottom-auto md:before:left-0 md:before:h-0.5 md:before:w-full md:last:before:hidden"
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 left-0 size-4 rounded-full border-2 border-page md:top-0 ${index === STATIONS.length - 1 ? 'bg-signal' : 'bg-accent'}`}
            />
            <h3 className="font-serif text-2xl font-semibold">{name}</h3>
            <p className="mt-2 max-w-xs text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
