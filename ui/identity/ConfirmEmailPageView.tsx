import { FormattedMessage } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import type { FormReply } from '../form/form-reply.ts'
import css from './Account.module.css'
import { ChoosePasswordView } from './ChoosePasswordView.tsx'
import { DeclineLink } from './DeclineLink.tsx'
import { fieldLabel } from './field-label.tsx'
import { isForeign, type LinkOrigin } from './link-origin.ts'
import { LinkOriginView } from './LinkOriginView.tsx'

export type ConfirmEmailPageViewProps = {
  /** The link, and the masked e-mail address of its account. */
  readonly link: LinkOrigin & { readonly maskedEmail: string }
  readonly homePath: string
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
}

/** The owner of the e-mail address chooses the password of the account. */
export const ConfirmEmailPageView = ({ link, homePath, reply, isBusy }: ConfirmEmailPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="email_verification.confirm_title" /></h1>
      <p>
        <FormattedMessage
          id="email_verification.confirm_intro" values={{ email: <strong className={css['email']}>{link.maskedEmail}</strong> }}
        />
      </p>
      <LinkOriginView link={link} />
      <ChoosePasswordView
        label={fieldLabel('password')} button={<FormattedMessage id="email_verification.confirm" />} reply={reply} isBusy={isBusy}
        beside={isForeign(link) && <DeclineLink to={homePath} />}
      />
    </div>
  </Page>
)
