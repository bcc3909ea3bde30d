/** For demos. */
export function TestCheckoutNote() {
  return (
    <p className="rounded-control border-l-4 border-signal bg-signal-soft px-3 py-2 text-sm high-contrast:border">
      <strong className="font-semibold">Test checkout: no money is charged.</strong> It works like a real one but needs no card.
    </p>
  )
}
