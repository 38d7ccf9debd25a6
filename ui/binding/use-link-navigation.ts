import { use, useEffect, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { needsFullNavigation } from './needs-full-navigation.ts'
import { LinkNavigationContext } from './leading.ts'

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * From when this is drawn, links lead on in the page, but for those that lead to their page sooner as documents. Where leaving would lose
 * something, `isHeld`, all of them stay within it.
 */
export const useLinkNavigation = (isHeld: () => boolean): void => {
  const leading = use(LinkNavigationContext)
  const navigate = useNavigate()
  useEffect(() => leading?.ledBy((event, { replace, state, preventScrollReset = false }) => {
    if (event.defaultPrevented || !isPlain(event)) return
    const { href, origin, pathname } = event.currentTarget
    if (origin !== location.origin || (state === undefined && needsFullNavigation(pathname) && !isHeld())) return
    event.preventDefault()
    void navigate(href.slice(origin.length), { replace: replace ?? href === location.href, state, preventScrollReset })
  }), [leading, navigate, isHeld])
}
