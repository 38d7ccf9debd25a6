import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFetcher } from '../binding/use-fetcher.tsx'
import { useLocation } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { redirectSite } from '../../domain/settings/redirect-site.ts'
import { resolveRedirect } from '../../domain/identity/resolve-redirect.ts'
import { useNavigateTo } from '../binding/use-navigate-to.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { FormReply } from '../form/form-reply.ts'
import css from '../identity/Account.module.css'
import type { SentTo } from '../identity/LinkSentView.tsx'
import type { action } from '../identity/login.route.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { formatText } from '../messages/format-text.ts'
import { PasskeySignIn } from '../passkey/PasskeySignIn.tsx'
import { SocialButtons } from '../social/SocialButtons.tsx'
import { filledBy, type SocialUser } from '../social/social-user.ts'
import { useNotify, useWithdraw } from '../notice/notifications.ts'
import { formOf } from './form-of-mode.ts'
import type { LoginRequest, LoginMode } from './login-mode.ts'
import { LoginModalView } from './LoginModalView.tsx'

/** Each switch of the mode starts with an unsubmitted form. */
type ModalState = { readonly mode: LoginMode; readonly attempt: number; readonly user?: SocialUser }

type LoginModalProps = { readonly request: LoginRequest; readonly onClose: () => void }

/** Failures of the whole are shown as a notification, once per reply; the form shows errors of its fields. */
const useReportedFailure = (mode: LoginMode, reply: FormReply | SentTo | undefined): void => {
  const [notify, withdraw, intl] = [useNotify(), useWithdraw(), useIntl()]
  const source = formOf(mode)?.failed
  const failure = reply !== undefined && 'failure' in reply ? reply.failure : undefined
  useEffect(() => {
    if (failure === undefined || source === undefined) return undefined
    notify({ tone: 'danger', title: intl.formatMessage({ id: 'shop.user.failed' }), text: formatText(intl, failure) }, { source })
    return () => { withdraw(source) }
  }, [failure, source, intl, notify, withdraw])
}

/** Welcomes a signed-in customer on the target page; an outdated reply has no effect. */
const useWelcome = (mode: LoginMode, isLed: boolean, { request, onClose }: LoginModalProps): void => {
  const [notify, goThere, intl] = [useNotify(), useNavigateTo(), useIntl()]
  const site = redirectSite(useInjected(CurrentShop), useLocale())
  const { pathname } = useLocation()
  const { _tag, to } = resolveRedirect(request.target, site)
  const path = to.split(/[?#]/)[0] ?? '/'
  const [isThere, isBelow] = [_tag === 'Page' && pathname === path, _tag === 'Page' && pathname.startsWith(path)]
  const isSignedIn = useIdentity()?._tag === 'SignedIn'
  const id = mode === 'register' ? 'shop.user.sign_up_success' : 'shop.user.sign_in_success'
  useEffect(() => {
    if (!isSignedIn || !isLed) return
    onClose()
    // The page itself is shown again for the customer, without the request in its address.
    if (isThere) goThere({ _tag, to }, { replace: true })
    else if (!isBelow) goThere({ _tag, to })
    notify({ tone: 'success', text: intl.formatMessage({ id }) })
  }, [isSignedIn, isLed, isThere, isBelow, _tag, to, id, intl, goThere, notify, onClose])
}

/** The sign-in dialog, starting with the requested mode; later modes follow automatically. */
export const LoginModal = ({ request, onClose }: LoginModalProps) => {
  const [current, show] = useState<ModalState>(
    { mode: request.mode, attempt: 0, ...(request.social === undefined ? {} : { user: request.social }) },
  )
  // The pages of all three forms have the same replies.
  const { Form, data: reply, isWaiting } = useFetcher<typeof action>({
    key: `login-modal ${current.mode} ${current.attempt}`, staysHere: true,
  })
  const toPath = useLocalePath()
  const form = formOf(current.mode)
  const sentTo = reply !== undefined && 'sentTo' in reply ? reply.sentTo : undefined
  const mode = sentTo === undefined ? current.mode : (form?.sent ?? current.mode)
  useReportedFailure(mode, reply)
  useWelcome(mode, !isWaiting, { request, onClose })
  const [locale, { user }] = [useLocale(), current]
  const prefilled = useMemo(() => (user === undefined ? undefined : filledBy(user, locale)), [user, locale])
  const fields = reply === undefined || 'sentTo' in reply ? prefilled : { typed: reply.typed, problems: reply.problems }
  const path = form === undefined ? '' : `${toPath(form.page)}?redirectUrl=${encodeURIComponent(request.target)}`
  return (
    <LoginModalView
      isOpen
      mode={mode}
      email={sentTo ?? ''}
      form={{
        renderForm: (fields) => <Form method="post" action={path} noValidate className={css['form']}>{fields}</Form>,
        reply: fields,
        isBusy: isWaiting,
        social: prefilled === undefined && (
          <SocialButtons
            // A signed-in customer is welcomed and redirected, whatever the sign-in method.
            onSignedIn={() => undefined}
            onRegister={(unknownUser) => { show(({ attempt }) => ({ mode: 'register', attempt: attempt + 1, user: unknownUser })) }}
          />
        ),
      }}
      passkey={<PasskeySignIn />}
      onMode={(next) => { show(({ attempt }) => ({ mode: next, attempt: attempt + 1 })) }}
      onClose={onClose}
    />
  )
}
