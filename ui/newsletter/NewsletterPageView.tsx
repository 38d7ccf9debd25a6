import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import { EmailField } from '../form/EmailField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import css from './Newsletter.module.css'

export type NewsletterPageViewProps = {
  readonly reply?: FormReply | { readonly sentTo: string } | undefined
  readonly isBusy: boolean
}

const label = <FormattedMessage id="account.email" />

/** The newsletter form for guests; confirmed by e-mail. */
export const NewsletterPageView = ({ reply, isBusy }: NewsletterPageViewProps) => {
  const intl = useIntl()
  const isSent = reply !== undefined && 'sentTo' in reply
  const form = isSent ? undefined : reply
  const problem = form?.problems['email']
  return (
    <Page width="narrow">
      <div className={css['guest']}>
        <h1><FormattedMessage id="newsletter.guest_title" /></h1>
        {isSent
          ? (
            <Notice tone="success" role="status">
              <FormattedMessage id="newsletter.sent" values={{ email: <strong className={css['email']}>{reply.sentTo}</strong> }} />
            </Notice>
          )
          : (
            <>
              <p><FormattedMessage id="newsletter.guest_text" /></p>
              <Form method="post" noValidate className={css['form']}>
                <ProblemsView reply={form} nameOf={() => label} />
                <EmailField
                  name="email" autoComplete="email" label={label} defaultValue={form?.typed['email']}
                  error={problem === undefined ? undefined : formatText(intl, problem)}
                />
                <FormButtonsView label={<FormattedMessage id="newsletter.subscribe" />} isBusy={isBusy} />
              </Form>
            </>
          )}
      </div>
    </Page>
  )
}
