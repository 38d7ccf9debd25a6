import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Page } from '../design/Layout.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './Account.module.css'

export type SignOutFailedViewProps = {
  /** Why it failed. */
  readonly reason: ReactNode
  readonly isBusy: boolean
  readonly signOutPath: string
  readonly accountPath: string
}

/** Signing out failed: it can be tried again, and until then the customer is signed in. */
export const SignOutFailedView = ({ reason, isBusy, signOutPath, accountPath }: SignOutFailedViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="account.sign_out_failed" /></h1>
      <Notice tone="warning" role="alert">
        <p><FormattedMessage id="account.still_signed_in" values={{ reason }} /></p>
      </Notice>
      <Form method="post" action={signOutPath}>
        <Button type="submit" isBusy={isBusy}><FormattedMessage id="account.sign_out_again" /></Button>
      </Form>
      <p><StandaloneLink to={accountPath}><FormattedMessage id="shell.account" /></StandaloneLink></p>
    </div>
  </Page>
)
