import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useNavigation, usePage } from '../binding/use-page.ts'
import { useNavigateTo } from '../binding/use-navigate-to.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useSubmitOnArrival } from '../binding/use-submit-on-arrival.ts'
import { useNotify } from '../notice/notifications.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './authenticate.route.ts'
import { AuthenticatePageView } from './AuthenticatePageView.tsx'
import type { LoginLink } from './login-link.ts'
import { useAccountHelp } from './use-account-help.ts'

const useLink = (): LoginLink => {
  const opened = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (reply === undefined) return opened
  if (reply._tag !== 'Failed') return reply
  return opened._tag === 'Open' ? { ...opened, failure: reply.failure } : opened
}

/** The path of this page without the token and target of the link; `mode` is kept, as on any page (Account §2.8). */
const useBarePath = (): string => {
  const { pathname, search } = useLocation()
  const mode = new URLSearchParams(search).get('mode')
  return mode === null ? pathname : `${pathname}?mode=${encodeURIComponent(mode)}`
}

/** Removes the token from the address after hydration, so that it is not in the history. Submitting the form removes it as well. */
const useBareAddress = (barePath: string, isSending: boolean): void => {
  const { pathname, search } = useLocation()
  const { replaceAddress } = usePage()
  const isBare = pathname + search === barePath
  useEffect(() => {
    if (!isSending && !isBare) replaceAddress(barePath)
  }, [isSending, isBare, barePath, replaceAddress])
}

/** Shows who is signed in, and redirects to the target; without script a link does. */
const useRedirectAfterSignIn = (link: LoginLink): void => {
  const notify = useNotify()
  const navigateTo = useNavigateTo()
  const intl = useIntl()
  const [name, target] = link._tag === 'SignedIn' ? [link.name, link.target] : []
  useEffect(() => {
    if (name === undefined || target === undefined) return
    notify({ tone: 'success', text: intl.formatMessage({ id: 'sign_in_link.signed_in' }, { name }) })
    navigateTo(target, { replace: true })
  }, [name, target, notify, navigateTo, intl])
}

/** A link requested in this browser signs in at once; any other shows the account and needs a click. */
export const AuthenticatePage = () => {
  const link = useLink()
  const barePath = useBarePath()
  const isSent = link._tag === 'Open' && link.isSameBrowser && link.failure === undefined
  const form = useSubmitOnArrival(!isSent)
  const toPath = useLocalePath()
  useBareAddress(barePath, isSent || link._tag === 'SignedIn')
  useRedirectAfterSignIn(link)
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'sign_in_link.title' })} noindex />
      <meta name="referrer" content="no-referrer" />
      <AuthenticatePageView
        link={link}
        form={form}
        isBusy={useNavigation().state !== 'idle'}
        help={useAccountHelp()}
        path={barePath}
        requestPath={`${toPath('/login')}?redirectUrl=${encodeURIComponent(link.target.to)}`}
      />
    </>
  )
}
