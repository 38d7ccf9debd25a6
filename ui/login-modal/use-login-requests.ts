import { useEffect } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { OPENED, VisitorSession } from '../../application/storefront/arrival/visitor-session.ts'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { fieldId } from '../design/field-id.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { requestedMode, requestedTarget, type LoginRequest } from './login-mode.ts'

/** A page with an e-mail field already offers signing in itself. */
const isOpenAlready = (): boolean => document.getElementById(fieldId('email')) !== null

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** The account page of a clicked link. */
const accountPressed = ({ target }: MouseEvent): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target !== '' || link.origin !== window.location.origin) return undefined
  return /^\/my-account(\/|$)/.test(readLocalizedPath(link.pathname).path) ? link.pathname + link.search : undefined
}

/** Opens the dialog for a known guest who clicks a link to the account (Account §2.4). */
export const usePressedAccount = (open: (request: LoginRequest) => void): void => {
  const identity = useInjected(CurrentIdentity)
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const target = isPlain(event) && identity.now()?._tag === 'Guest' && !isOpenAlready() ? accountPressed(event) : undefined
      if (target === undefined) return
      event.preventDefault()
      open({ mode: 'login', target })
    }
    document.addEventListener('click', onClick, true)
    return () => { document.removeEventListener('click', onClick, true) }
  }, [identity, open])
}

/** Opens the dialog for a guest if the address asks for it (Account §2.8, decision A1). */
export const useLoginInAddress = (open: (request: LoginRequest) => void): void => {
  const { pathname, search } = useLocation()
  const isGuest = useIdentity()?._tag === 'Guest'
  // A sign-in hash has priority.
  const mayRequestSignIn = useSignal(useInjected(VisitorSession), OPENED).mayRequestSignIn === true
  const mode = mayRequestSignIn ? requestedMode(search) : undefined
  useEffect(() => {
    if (mode !== undefined && isGuest && !isOpenAlready()) open({ mode, target: requestedTarget({ pathname, search }) })
  }, [mode, isGuest, pathname, search, open])
}
