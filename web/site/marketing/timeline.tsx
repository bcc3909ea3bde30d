interface TimelineProps {
  stations: readonly { name: string; title?: string; text: string }[]
}

export function Timeline({ stations }: TimelineProps) {
  return (
    <ol className="grid gap-y-8 md:auto-cols-fr md:grid-flow-col">
      {stations.map(({ name, title, text }) => (
        <li
          key={name}
          className="group/station relative ps-8 before:absolute before:top-2 before:-bottom-10 before:inset-s-[0.4375rem] before:w-0.5 before:bg-strong last:before:hidden md:pt-8 md:pe-8 md:ps-0 md:before:top-[0.4375rem] md:before:bottom-auto md:before:inset-s-0 md:before:h-0.5 md:before:w-full"
        >
          <span
            aria-hidden="true"
            className="absolute top-1 inset-s-0 size-4 rounded-full border-2 border-page bg-accent group-last/station:bg-signal md:top-0"
          />
          <h3 className="font-serif text-2xl font-semibold">{name}</h3>
          {title && <p className="mt-1 font-semibold">{title}</p>}
          <p className="mt-2 max-w-xs text-quiet">{text}</p>
        </li>
      ))}
    </ol>
  )
}
