import { useEffect } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { NoticeExpiry } from '../../application/storefront/identity/notice-expiry.ts'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { hasEnded } from '../../domain/identity/session.ts'
import { hasUnpreservedInput } from '../binding/unpreserved-input.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useIdentity } from './use-identity.ts'

const CHECK_EVENTS = ['focus', 'pageshow', 'visibilitychange'] as const

/**
 * Detects the end of a session on every navigation and when a page is shown again, unless it has input that a reload would lose;
 * then the next page does (Account §4.1).
 */
export const useExpiry = (): void => {
  const noticeExpiry = useInjected(NoticeExpiry)
  const keeper = useInjected(SignedInKeeper)
  const { key } = useLocation()
  const isSignedIn = useIdentity()?._tag === 'SignedIn'
  useEffect(() => {
    if (!isSignedIn) return undefined
    const check = (): void => {
      const end = keeper.endsAt()
      // Its code is loaded once the device says that the session has ended.
      const hasEndedHere = end !== undefined && hasEnded(end, new Date())
      if (hasEndedHere && document.visibilityState === 'visible') void noticeExpiry(hasUnpreservedInput)()
    }
    check()
    for (const name of CHECK_EVENTS) addEventListener(name, check)
    return () => { for (const name of CHECK_EVENTS) removeEventListener(name, check) }
  }, [key, isSignedIn, keeper, noticeExpiry])
}
