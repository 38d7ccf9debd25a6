/** The open panels of the menu of a wide window. */
export const openDetails = (): readonly HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[name=navigation][open]')]

const close = (selector: string): void => {
  for (const details of openDetails()) details.open = false
  for (const popover of document.querySelectorAll<HTMLElement>(selector)) if ('togglePopover' in popover) popover.togglePopover(false)
}

/** Closes the menus of the page, in a wide window and in a small one. */
export const closeMenus = (): void => { close('dialog[popover]') }

/** Closes the menus and the filters, which stay open while they are chosen. */
export const closePopovers = (): void => { close('[popover]') }

/** A browser returns the focus only from the first of several open popovers. */
export const returnFocusFromMenus = (): void => {
  document.addEventListener('beforetoggle', ({ target, newState }) => {
    if (newState !== 'closed' || !(target instanceof Element) || !target.contains(document.activeElement)) return
    document.querySelector<HTMLElement>(`dialog [popovertarget="${target.id}"]:not([popovertargetaction])`)?.focus()
  }, true)
}
