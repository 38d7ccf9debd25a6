import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import type { Message } from '../messages/message.ts'
import { formatText } from '../messages/format-text.ts'

export type UnverifiedViewProps = {
  /** The e-mail address that is not verified yet. */
  readonly email: string
  /** The result of requesting another e-mail. */
  readonly reply?: { readonly failure?: Message } | undefined
}

/** The e-mail address is not verified yet; the e-mail can be sent again. */
export const UnverifiedView = ({ email, reply }: UnverifiedViewProps) => {
  const intl = useIntl()
  return (
    <Notice tone="info">
      <p><FormattedMessage id="email_verification.unverified" values={{ email }} /></p>
      <Form method="post"><Button type="submit" variant="secondary"><FormattedMessage id="email_verification.send_again" /></Button></Form>
      {reply !== undefined && (
        <p role="status">
          {reply.failure === undefined ? <FormattedMessage id="email_verification.sent_again" /> : formatText(intl, reply.failure)}
        </p>
      )}
    </Notice>
  )
}
