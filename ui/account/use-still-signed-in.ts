import { useEffect } from 'react'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { useInjected } from '../binding/use-injected.ts'

const LOOKS = ['focus', 'pageshow', 'click', 'submit', 'visibilitychange'] as const

/** Who is there was asked for this page; whoever signs out while it still loads is on the way to where that leads. */
const isNew = (event: Event): boolean => event instanceof PageTransitionEvent && !event.persisted

/**
 * A page of an account is hidden and left, at the first look or act, once the visitor signed out elsewhere: read anew, it asks who is
 * there and leads to where one signs in.
 */
export const useStillSignedIn = (): void => {
  const keeper = useInjected(SignedInKeeper)
  useEffect(() => {
    const leaveWhenOut = (event: Event): void => {
      if (keeper.isKept() || isNew(event)) return
      event.preventDefault()
      event.stopPropagation()
      document.querySelector('main')?.setAttribute('hidden', '')
      location.reload()
    }
    for (const look of LOOKS) addEventListener(look, leaveWhenOut, true)
    return () => { for (const look of LOOKS) removeEventListener(look, leaveWhenOut, true) }
  }, [keeper])
}
