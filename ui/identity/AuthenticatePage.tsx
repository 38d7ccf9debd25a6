import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router'
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

/** The hash leaves the address as soon as the page is awake: it is in no history. A form that is sent takes it out by itself. */
const useBareAddress = (isSending: boolean): void => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSending && search !== '') void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [isSending, pathname, search, navigate])
}

/** Says who is signed in, and goes on to where the link leads; without script a press does. */
const useOnward = (link: LoginLink): void => {
  const notify = useNotify()
  const navigate = useNavigate()
  const intl = useIntl()
  const [name, target] = link._tag === 'SignedIn' ? [link.name, link.target] : []
  useEffect(() => {
    if (name === undefined || target === undefined) return
    notify({ tone: 'success', text: intl.formatMessage({ id: 'link.signed_in' }, { name }) })
    void navigate(target, { replace: true })
  }, [name, target, notify, navigate, intl])
}

/** A link that was asked for in this browser signs in at once; any other names the account and waits for a press. */
export const AuthenticatePage = () => {
  const link = useLink()
  const { pathname } = useLocation()
  const isSent = link._tag === 'Open' && link.isAskedHere && link.failure === undefined
  const form = useSubmitOnArrival(!isSent)
  const toPath = useLocalePath()
  useBareAddress(isSent || link._tag === 'SignedIn')
  useOnward(link)
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'link.title' })} noindex />
      <meta name="referrer" content="no-referrer" />
      <AuthenticatePageView
        link={link}
        form={form}
        isBusy={useNavigation().state !== 'idle'}
        help={useAccountHelp()}
        path={pathname}
        askPath={`${toPath('/login')}?redirectUrl=${encodeURIComponent('target' in link ? link.target : '')}`}
      />
    </>
  )
}
