import { Suspense, use, useCallback, useState } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useLocale } from '../binding/use-locale.ts'
import { signInPath } from '../identity/sign-in-path.ts'
import { LoadPartTextsContext } from '../messages/load-part-texts.ts'
import { MissingOverlay } from '../notice/MissingPart.tsx'
import { OverlayLoading } from '../notice/OverlayLoading.tsx'
import type { LoginRequest } from './login-mode.ts'
import { useLoginInAddress, usePressedAccount } from './use-login-requests.ts'
import { useReturnFromProvider } from './use-return-from-provider.ts'

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
      loadPartTexts('purchase').then(() => { setHasWords(true) }, () => { window.location.assign(signInPath(locale, next.target)) })
    },
    [loadPartTexts, locale],
  )
  const close = useCallback(() => { setRequest(undefined) }, [])
  usePressedAccount(open)
  useLoginInAddress(open)
  useReturnFromProvider(open)
  if (request === undefined) return null
  return hasWords
    ? <Suspense fallback={<OverlayLoading />}><LoginModal request={request} onClose={close} /></Suspense> : <OverlayLoading />
}
