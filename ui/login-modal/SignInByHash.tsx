import { use, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from '../binding/use-page.ts'
import { OPENED, VisitorSession, type SessionProgress } from '../../application/storefront/arrival/visitor-session.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { LoadPartTextsContext } from '../messages/load-part-texts.ts'
import { useNotify } from '../notice/notifications.ts'
import { HashLoginView } from './HashLoginView.tsx'

type Ended = Exclude<NonNullable<SessionProgress['hash']>, 'waiting'>

/**
 * Shows the result in the loaded texts, and removes the hash from the address and the history. A link that this browser did not
 * request leads to the page that asks for confirmation.
 */
const HashLoginEnded = ({ ended, onShown }: { readonly ended: Ended; readonly onShown: () => void }) => {
  const [notify, navigate, intl] = [useNotify(), useNavigate(), useIntl()]
  useEffect(() => {
    if (ended._tag === 'SignedIn') {
      const title = intl.formatMessage({ id: 'shop.user.sign_in_success' })
      notify({ tone: 'success', title, text: intl.formatMessage({ id: 'sign_in_link.signed_in' }, { name: ended.name }) })
    } else if (ended._tag === 'Dead') notify({ tone: 'danger', text: intl.formatMessage({ id: 'shop.user.sign_in_error.message' }) })
    void navigate(ended.target, { replace: true, preventScrollReset: true })
    onShown()
  }, [ended, intl, navigate, notify, onShown])
  return null
}

/** Covers the page while the hash of the address signs in, and shows the result (Account §4.2). */
export const SignInByHash = () => {
  const { hash } = useSignal(useInjected(VisitorSession), OPENED)
  const loadPartTexts = use(LoadPartTextsContext)
  const [hasWords, setHasWords] = useState(false)
  const [result, setResult] = useState<Ended>()
  const hasHash = hash !== undefined
  useEffect(() => {
    const goOn = (): void => { setHasWords(true) }
    if (hasHash) loadPartTexts('sign-in').then(goOn, goOn)
  }, [hasHash, loadPartTexts])
  if (hash === undefined || hash === result || !hasWords) return null
  return hash === 'waiting'
    ? <HashLoginView label={<FormattedMessage id="sign_in_link.wait" />} />
    : <HashLoginEnded ended={hash} onShown={() => { setResult(hash) }} />
}
