import { use, useEffect, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { needsFullNavigation } from './needs-full-navigation.ts'
import { LinkNavigationContext } from './link-navigation.ts'

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * While mounted, links navigate within the page, except those that need a full page navigation. If `hasPendingWork`, all of them
 * stay in the page, since leaving would lose something.
 */
export const useLinkNavigation = (hasPendingWork: () => boolean): void => {
  const navigator = use(LinkNavigationContext)
  const navigate = useNavigate()
  useEffect(() => navigator?.setHandler((event, { replace, state, preventScrollReset = false }) => {
    if (event.defaultPrevented || !isPlain(event)) return
    const { href, origin, pathname } = event.currentTarget
    if (origin !== location.origin || (state === undefined && needsFullNavigation(pathname) && !hasPendingWork())) return
    event.preventDefault()
    void navigate(href.slice(origin.length), { replace: replace ?? href === location.href, state, preventScrollReset })
  }), [navigator, navigate, hasPendingWork])
}
