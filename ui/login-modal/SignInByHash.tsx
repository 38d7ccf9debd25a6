import * as E from 'fp-ts/lib/Either.js'
import { use, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router'
import { HashLogin, type HashOutcome } from '../../application/storefront/identity/hash-login.ts'
import { hashInAddress } from '../../domain/identity/hash-in-address.ts'
import { useInjected } from '../binding/use-injected.ts'
import { BringTextsContext } from '../messages/bring-texts.ts'
import { useNotify } from '../notice/notifications.ts'
import { HashLoginView } from './HashLoginView.tsx'

type Ended = Exclude<HashOutcome, { readonly _tag: 'NoHash' }>

/** Says what became of it in the words that were brought, and leaves the hash out of the address and of the history. */
const HashLoginEnded = ({ ended, onTold }: { readonly ended: Ended; readonly onTold: () => void }) => {
  const [notify, navigate, intl] = [useNotify(), useNavigate(), useIntl()]
  useEffect(() => {
    if (ended._tag === 'SignedIn') {
      const title = intl.formatMessage({ id: 'shop.user.sign_in_success' })
      notify({ tone: 'success', title, text: intl.formatMessage({ id: 'link.signed_in' }, { name: ended.name }) })
    } else notify({ tone: 'danger', text: intl.formatMessage({ id: 'shop.user.sign_in_error.message' }) })
    void navigate(ended.target, { replace: true, preventScrollReset: true })
    onTold()
  }, [ended, intl, navigate, notify, onTold])
  return null
}

/** Signs in whoever opens a page with the hash of a login link, once, and keeps the page out of reach meanwhile (Account §4.2). */
export const SignInByHash = () => {
  const at = useLocation()
  const hashLogin = useInjected(HashLogin)
  const bringTexts = use(BringTextsContext)
  const [step, setStep] = useState<'waiting' | Ended>()
  const exchanged = useRef<string>(undefined)
  const hash = hashInAddress(at)
  useEffect(() => {
    if (hash === undefined || exchanged.current === hash) return
    exchanged.current = hash
    const { pathname, search } = at
    const signIn = async (): Promise<void> => {
      const words = bringTexts('purchase').then(() => { setStep('waiting') }, () => undefined)
      const done = await hashLogin({ pathname, search })()
      await words
      if (E.isRight(done) && done.right._tag !== 'NoHash') setStep(done.right)
    }
    void signIn()
  }, [hash, at, bringTexts, hashLogin])
  if (step === undefined) return null
  return step === 'waiting'
    ? <HashLoginView label={<FormattedMessage id="link.wait" />} />
    : <HashLoginEnded ended={step} onTold={() => { setStep(undefined) }} />
}
