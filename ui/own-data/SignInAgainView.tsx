import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './OwnData.module.css'

/** The e-mail address the sign-in link was sent to, once it was. */
export type SignInAgainViewProps = { readonly sentTo: string | undefined; readonly isBusy: boolean }

/** Without a password, a recent sign-in confirms the owner. */
export const SignInAgainView = ({ sentTo, isBusy }: SignInAgainViewProps) => (
  <Form method="post" className={css['proof']}>
    <p><FormattedMessage id="reauthentication.required" /></p>
    {sentTo === undefined
      ? (
        <Button type="submit" name="intent" value="link" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="reauthentication.send_link" />
        </Button>
      )
      : <Notice tone="success" role="status"><FormattedMessage id="reauthentication.link_sent" values={{ email: sentTo }} /></Notice>}
  </Form>
)
