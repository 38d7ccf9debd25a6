import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { NoticeExpiry } from '../../application/storefront/identity/notice-expiry.ts'
import { hasUnpreservedInput } from '../binding/unpreserved-input.ts'
import { useInjected } from '../binding/use-injected.ts'

const LOOKS = ['focus', 'pageshow', 'visibilitychange'] as const

/**
 * Notices the end of a session with every page that is opened, and when somebody comes back to one that stood open: unless something
 * is typed there that a page read anew would lose. The next page notices then (Account §4.1).
 */
export const useExpiry = (): void => {
  const noticeExpiry = useInjected(NoticeExpiry)
  const { key } = useLocation()
  useEffect(() => { void noticeExpiry(hasUnpreservedInput)() }, [key, noticeExpiry])
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void noticeExpiry(hasUnpreservedInput)()
    }
    for (const name of LOOKS) addEventListener(name, look)
    return () => { for (const name of LOOKS) removeEventListener(name, look) }
  }, [noticeExpiry])
}
