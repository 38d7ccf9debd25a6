import { useEffect } from 'react'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { useInjected } from '../binding/use-injected.ts'

const CHECK_EVENTS = ['focus', 'pageshow', 'click', 'submit', 'visibilitychange'] as const

/** The session was just checked for a page that is loading; a visitor who signs out meanwhile is being redirected already. */
const isNew = (event: Event): boolean => event instanceof PageTransitionEvent && !event.persisted

/**
 * Hides and reloads an account page, on the next interaction, once the visitor signed out in another tab: the reload redirects to
 * the sign-in page.
 */
export const useStillSignedIn = (): void => {
  const keeper = useInjected(SignedInKeeper)
  useEffect(() => {
    const reloadWhenSignedOut = (event: Event): void => {
      if (keeper.isSet() || isNew(event)) return
      event.preventDefault()
      event.stopPropagation()
      document.querySelector('main')?.setAttribute('hidden', '')
      location.reload()
    }
    for (const event of CHECK_EVENTS) addEventListener(event, reloadWhenSignedOut, true)
    return () => { for (const event of CHECK_EVENTS) removeEventListener(event, reloadWhenSignedOut, true) }
  }, [keeper])
}
