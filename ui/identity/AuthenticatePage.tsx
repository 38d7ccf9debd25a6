import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router'
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

/** This page without what opens something or leads on; whether unfinished things may be seen is asked of any page (Account §2.8). */
const useBarePath = (): string => {
  const { pathname, search } = useLocation()
  const mode = new URLSearchParams(search).get('mode')
  return mode === null ? pathname : `${pathname}?mode=${encodeURIComponent(mode)}`
}

/** The hash leaves the address as soon as the page is awake: it is in no history. A form that is sent takes it out by itself. */
const useBareAddress = (bare: string, isSending: boolean): void => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isBare = pathname + search === bare
  useEffect(() => {
    if (!isSending && !isBare) void navigate(bare, { replace: true, preventScrollReset: true })
  }, [isSending, isBare, bare, navigate])
}

/** Says who is signed in, and goes on to where the link leads; without script a press does. */
const useOnward = (link: LoginLink): void => {
  const notify = useNotify()
  const goThere = useNavigateTo()
  const intl = useIntl()
  const [name, target] = link._tag === 'SignedIn' ? [link.name, link.target] : []
  useEffect(() => {
    if (name === undefined || target === undefined) return
    notify({ tone: 'success', text: intl.formatMessage({ id: 'link.signed_in' }, { name }) })
    goThere(target, { replace: true })
  }, [name, target, notify, goThere, intl])
}

/** A link that was asked for in this browser signs in at once; any other names the account and waits for a press. */
export const AuthenticatePage = () => {
  const link = useLink()
  const bare = useBarePath()
  const isSent = link._tag === 'Open' && link.isSameBrowser && link.failure === undefined
  const form = useSubmitOnArrival(!isSent)
  const toPath = useLocalePath()
  useBareAddress(bare, isSent || link._tag === 'SignedIn')
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
        path={bare}
        requestPath={`${toPath('/login')}?redirectUrl=${encodeURIComponent(link.target.to)}`}
      />
    </>
  )
}
