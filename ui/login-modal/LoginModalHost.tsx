import { Suspense, use, useCallback, useState } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useLocale } from '../binding/use-locale.ts'
import { signInPath } from '../identity/sign-in-path.ts'
import { LoadPartTextsContext } from '../messages/load-part-texts.ts'
import { IsReturning } from '../../application/storefront/identity/prepare-provider.ts'
import { useInjected } from '../binding/use-injected.ts'
import { MissingOverlay, RenderNothing } from '../notice/MissingPart.tsx'
import { OverlayLoading } from '../notice/OverlayLoading.tsx'
import type { LoginRequest } from './login-mode.ts'
import { useLoginInAddress, usePressedAccount } from './use-login-requests.ts'

const ReturnFromProvider = lazyPart(async () => (await import('./ReturnFromProvider.tsx')).ReturnFromProvider, RenderNothing)
const LoginModal = lazyPart(async () => (await import('./LoginModal.tsx')).LoginModal, MissingOverlay)

/** Loads the forms and their texts when a sign-in is requested; if they cannot be loaded, redirects to the sign-in page. */
export const LoginModalHost = () => {
  const loadPartTexts = use(LoadPartTextsContext)
  const locale = useLocale()
  const [request, setRequest] = useState<LoginRequest>()
  const [hasWords, setHasWords] = useState(false)
  const open = useCallback(
    (next: LoginRequest): void => {
      setRequest(next)
      loadPartTexts('sign-in').then(() => { setHasWords(true) }, () => { window.location.assign(signInPath(locale, next.target)) })
    },
    [loadPartTexts, locale],
  )
  const close = useCallback(() => { setRequest(undefined) }, [])
  usePressedAccount(open)
  useLoginInAddress(open)
  const [isReturning] = useState(useInjected(IsReturning))
  const returned = isReturning && <Suspense><ReturnFromProvider onRequest={open} /></Suspense>
  if (request === undefined) return returned
  return hasWords
    ? <>{returned}<Suspense fallback={<OverlayLoading />}><LoginModal request={request} onClose={close} /></Suspense></>
    : <>{returned}<OverlayLoading /></>
}
