/** A `ref` for headings of new content. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
}
