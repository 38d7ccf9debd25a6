import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { OneClickPage } from '../design/OneClickPage.tsx'
import type { CancelByLinkPageViewProps } from './CancelByLinkPageView.tsx'

/** Cancels the deletion of the account with one click, from an e-mail. */
export const KeepAccountPageView = ({ isDone, failure, isBusy, passwordPath }: Omit<CancelByLinkPageViewProps, 'phone'>) => (
  <OneClickPage
    title={<FormattedMessage id="own.erase_keep" />}
    failure={failure}
    form={
      <Form method="post">
        <p><FormattedMessage id="own.erase_call_off" /></p>
        <Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="own.erase_keep" /></Button>
      </Form>
    }
    done={isDone ? <FormattedMessage id="own.erase_called_off" /> : undefined}
    next={
      isDone ? <ButtonLink to={passwordPath} variant="secondary"><FormattedMessage id="password.reset_title" /></ButtonLink> : undefined
    }
  />
)
