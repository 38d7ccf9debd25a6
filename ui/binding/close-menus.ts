/** The open panels of the menu of a wide window. */
export const openDetails = (): readonly HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[name=navigation][open]')]

/** Closes the menus of the page, in a wide window and in a small one. */
export const closeMenus = (): void => {
  for (const details of openDetails()) details.open = false
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) if ('togglePopover' in popover) popover.togglePopover(false)
}
