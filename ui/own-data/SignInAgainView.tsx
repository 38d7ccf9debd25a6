import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './OwnData.module.css'

/** Where the letter went by which one signs in anew, once it did. */
export type SignInAgainViewProps = { readonly sentTo: string | undefined; readonly isBusy: boolean }

/** Whoever has no password shows who asks by a sign-in from just now. */
export const SignInAgainView = ({ sentTo, isBusy }: SignInAgainViewProps) => (
  <Form method="post" className={css['proof']}>
    <p><FormattedMessage id="own.sign_in_again" /></p>
    {sentTo === undefined
      ? (
        <Button type="submit" name="intent" value="link" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="own.send_link" />
        </Button>
      )
      : <Notice tone="success" role="status"><FormattedMessage id="own.link_sent" values={{ email: sentTo }} /></Notice>}
  </Form>
)
