import * as E from 'fp-ts/lib/Either.js'
import { use, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useRevalidator } from '../binding/use-page.ts'
import { SignInWithProvider, type ProviderSignIn } from '../../application/storefront/identity/sign-in-with-provider.ts'
import type { Failure } from '../../domain/refusal.ts'
import { pagePath } from '../binding/page-path.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { LoadPartTextsContext } from '../messages/load-part-texts.ts'
import { useLoadRefusal } from '../messages/use-refusal.ts'
import { formatText } from '../messages/format-text.ts'
import { useNotify } from '../notice/notifications.ts'
import { socialUser } from '../social/social-user.ts'
import { requestedTarget, type LoginRequest } from './login-mode.ts'

const FORMS = ['/login', '/register']
const CUSTOMER_STEP = '/checkout/customer'

/** Continues after a provider's page, on the page the visitor left from (Account §4.1). */
const useEnded = (open: (request: LoginRequest) => void): ((ended: E.Either<Failure, ProviderSignIn>) => void) => {
  const [notify, navigate, intl, loadRefusal] = [useNotify(), useNavigate(), useIntl(), useLoadRefusal()]
  const [{ pathname, search }, toPath, { revalidate }] = [useLocation(), useLocalePath(), useRevalidator()]
  const refused = (failure: Failure): void => {
    void loadRefusal(failure).then((text) => { notify({ tone: 'danger', text: formatText(intl, text) }) })
  }
  return (ended) => {
    if (E.isLeft(ended)) return refused(ended.left)
    switch (ended.right._tag) {
      case 'SignedIn':
        notify({ tone: 'success', text: intl.formatMessage({ id: 'shop.user.sign_in_success' }) })
        void revalidate()
        return
      case 'Registers': {
        const social = socialUser(ended.right.user, ended.right.failure)
        if (ended.right.opensForm) open({ mode: 'register', target: requestedTarget({ pathname, search }), social })
        else void navigate(toPath('/register') + search, { state: { social }, replace: true })
        return
      }
      case 'SignedOut':
        return refused(ended.right.failure)
      default:
    }
  }
}

/** Handles the return from a provider's page once, on any page. */
export const useReturnFromProvider = (open: (request: LoginRequest) => void): void => {
  const signIn = useInjected(SignInWithProvider)
  const [loadPartTexts, ended, path] = [use(LoadPartTextsContext), useEnded(open), pagePath(useLocation().pathname)]
  const isHandled = useRef(false)
  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    const handle = async (): Promise<void> => {
      const words = loadPartTexts('sign-in').then(() => undefined, () => undefined)
      const result = await signIn({ isFormOpen: FORMS.includes(path), isCustomerStep: path === CUSTOMER_STEP })()
      await words
      ended(result)
    }
    void handle()
  }, [signIn, loadPartTexts, ended, path])
}
