export function PageHeader({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="max-w-3xl py-10 sm:py-14">
      <h1 className="font-serif text-3xl leading-tight font-semibold sm:text-5xl">{title}</h1>
      {lead && <p className="mt-4 text-lg text-quiet">{lead}</p>}
    </header>
  )
}
