import { FormattedMessage } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import type { FormReply } from '../form/form-reply.ts'
import css from './Account.module.css'
import { ChoosePasswordView } from './ChoosePasswordView.tsx'
import { fieldLabel } from './field-label.tsx'

export type ConfirmEmailPageViewProps = { readonly reply?: FormReply | undefined; readonly isBusy: boolean }

/** Whoever reads the mailbox chooses the password of its account. */
export const ConfirmEmailPageView = ({ reply, isBusy }: ConfirmEmailPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="mailbox.confirm_title" /></h1>
      <p><FormattedMessage id="mailbox.confirm_intro" /></p>
      <ChoosePasswordView
        label={fieldLabel('password')} button={<FormattedMessage id="mailbox.confirm" />} reply={reply} isBusy={isBusy}
      />
    </div>
  </Page>
)
