export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="inline-block rounded-control border border-strong bg-sunken px-2 py-0.5 font-sans text-sm font-medium whitespace-nowrap text-ink">
      {children}
    </kbd>
  )
}
