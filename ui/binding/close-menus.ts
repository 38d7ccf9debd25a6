/** The open panels of the menu of a wide window. */
export const openDetails = (): readonly HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[name=navigation][open]')]

/** Closes the menus of the page. */
export const closeMenus = (): void => { for (const details of openDetails()) details.open = false }
