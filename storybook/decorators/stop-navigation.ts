import { addons } from 'storybook/preview-api'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'

const UPDATE_GLOBALS = 'updateGlobals'

const leavesStory = (link: HTMLAnchorElement): boolean =>
  link.target === '' && link.origin === location.origin && link.pathname !== location.pathname

/**
 * A link to another document would leave the story for an address that does not exist. A link to another language sets the toolbar
 * instead; any other link does nothing.
 */
export const stopNavigation = (event: MouseEvent): void => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (link === null || !leavesStory(link)) return
  event.preventDefault()
  const { locale, prefixed } = readLocalizedPath(link.pathname)
  if (prefixed || link.hreflang !== '') addons.getChannel().emit(UPDATE_GLOBALS, { globals: { locale } })
}
