export function Brand({ nameClass }: { nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold leading-tight tracking-tight text-ink">
      <svg
        viewBox="0 0 40 16"
        aria-hidden="true"
        className={`${nameClass ? '@min-[22rem]:@max-sm:hidden' : '@max-3xs:hidden'} h-[0.8em] w-[2em] shrink-0 sm:h-[1em] sm:w-[2.5em]`}
      >
        <path d="M5 8h29" stroke="currentColor" strokeWidth="2" />
        <circle cx="5" cy="8" r="3.5" fill="currentColor" />
        <circle cx="19" cy="8" r="3.5" fill="currentColor" />
        <circle cx="34" cy="8" r="5" className="fill-[var(--signal-fill)]" />
      </svg>
      <span className={nameClass}>UPSC Current Catalyst</span>
    </span>
  )
}
