import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Notice } from '../design/Notice.tsx'
import { EmailField } from '../form/EmailField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { formatText } from '../messages/format-text.ts'
import css from './Account.module.css'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { DeclineLink } from './DeclineLink.tsx'
import { fieldLabel } from './field-label.tsx'
import { isForeign } from './link-origin.ts'
import { LinkOriginView } from './LinkOriginView.tsx'
import type { LoginLink, OpenLink } from './login-link.ts'

export type AuthenticatePageViewProps = {
  readonly link: LoginLink
  readonly form?: Ref<HTMLFormElement>
  readonly isBusy: boolean
  readonly help: AccountHelp
  /** The path of this page without the parameters of the link. */
  readonly path: string
  /** The form for a new link. */
  readonly requestPath: string
}

type OpenViewProps = Pick<AuthenticatePageViewProps, 'form' | 'isBusy' | 'path'> & { readonly link: OpenLink }

const OpenView = ({ link, form, isBusy, path }: OpenViewProps) => {
  const { maskedEmail, isSameBrowser, hash, target, failure } = link
  const intl = useIntl()
  return (
    <>
      <h1><FormattedMessage id="sign_in_link.title" /></h1>
      {failure !== undefined && <Notice tone="danger" role="alert"><p>{formatText(intl, failure)}</p></Notice>}
      {isSameBrowser && isBusy ? <p role="status"><FormattedMessage id="sign_in_link.wait" /></p> : (
        <p><FormattedMessage id="sign_in_link.confirm" values={{ email: <strong className={css['email']}>{maskedEmail}</strong> }} /></p>
      )}
      <LinkOriginView link={link} />
      <Form ref={form} method="post" action={path} replace className={css['form']}>
        <input type="hidden" name="hash" value={hash} />
        <input type="hidden" name="url" value={target.to} />
        <FormButtonsView
          label={<FormattedMessage id="account.sign_in" />}
          isBusy={isBusy}
          confirms
          beside={isForeign(link) && <DeclineLink to={target.to} reloadDocument={target._tag === 'Document'} />}
        />
      </Form>
    </>
  )
}

type ExpiredViewProps = Pick<AuthenticatePageViewProps, 'requestPath' | 'isBusy'> & { readonly email?: string | undefined }

const ExpiredView = ({ email, requestPath, isBusy }: ExpiredViewProps) => (
  <>
    <h1><FormattedMessage id="password.link_expired_title" /></h1>
    <p><FormattedMessage id="sign_in_link.expired" /></p>
    <Form method="post" action={requestPath} noValidate className={css['form']}>
      <input type="hidden" name="method" value="link" />
      <EmailField name="email" autoComplete="username" label={fieldLabel('email')} defaultValue={email} />
      <FormButtonsView label={<FormattedMessage id="password.new_link" />} isBusy={isBusy} />
    </Form>
  </>
)

const ContinueView = ({ to: { _tag, to } }: { readonly to: LoginLink['target'] }) => (
  <p><ButtonLink to={to} reloadDocument={_tag === 'Document'} size="large"><FormattedMessage id="sign_in_link.continue" /></ButtonLink></p>
)

/** The page of a sign-in link: its account with a button, the result, or a form for a new link. */
export const AuthenticatePageView = ({ link, form, isBusy, help, path, requestPath }: AuthenticatePageViewProps) => (
  <AccountFrameView help={help}>
    {link._tag === 'Open' && <OpenView link={link} form={form ?? null} isBusy={isBusy} path={path} />}
    {link._tag === 'Dead' && <ExpiredView email={link.email} requestPath={requestPath} isBusy={isBusy} />}
    {link._tag === 'SignedIn' && (
      <>
        <h1><FormattedMessage id="sign_in_link.title" /></h1>
        <Notice tone="success" role="status"><p><FormattedMessage id="sign_in_link.signed_in" values={{ name: link.name }} /></p></Notice>
        <ContinueView to={link.target} />
      </>
    )}
  </AccountFrameView>
)
