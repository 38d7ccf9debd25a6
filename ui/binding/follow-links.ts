import type { OpenPage } from './open-page.ts'

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** Whether the browser must follow it itself: it leaves the shop or the window, or leads to a place within a page. */
const isForeign = (link: HTMLAnchorElement): boolean =>
  link.origin !== window.location.origin || link.target !== '' || link.hash !== '' || link.hasAttribute('download')

/**
 * Follows links to another state of the page without leaving it. One listener for all links, since most are rendered by the server only;
 * it runs after the handlers of their components. Returns how to stop.
 */
export const followLinks = (page: Pick<OpenPage, 'follows' | 'navigate'>): (() => void) => {
  const press = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || !isPlain(event) || isForeign(link)) return
    const { href, dataset: { reload, replace, keepScroll } } = link
    if (reload !== undefined || !page.follows(href)) return
    event.preventDefault()
    void page.navigate(href, {
      ...(replace === undefined ? {} : { replace: true }), preventScrollReset: keepScroll !== undefined,
    })
  }
  window.addEventListener('click', press)
  return () => { window.removeEventListener('click', press) }
}
