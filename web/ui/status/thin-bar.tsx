/** @param share 0 to 1 */
export function ThinBar({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-0.75 overflow-hidden rounded-full bg-line high-contrast:h-1.5 high-contrast:border high-contrast:border-line high-contrast:bg-page forced-colors:border forced-colors:bg-page forced-colors:h-1.5"
    >
      <span className="block h-full rounded-full bg-signal" style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  )
}
