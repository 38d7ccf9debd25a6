import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { OneClickPage } from '../design/OneClickPage.tsx'
import type { CancelByLinkPageViewProps } from './CancelByLinkPageView.tsx'

/** Cancels the deletion of the account with one click, from an e-mail. */
export const CancelDeletionPageView = ({ isDone, failure, isBusy, passwordPath }: Omit<CancelByLinkPageViewProps, 'phone'>) => (
  <OneClickPage
    title={<FormattedMessage id="account_deletion.cancel" />}
    failure={failure}
    form={
      <Form method="post">
        <p><FormattedMessage id="account_deletion.cancel_link_text" /></p>
        <Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="account_deletion.cancel" /></Button>
      </Form>
    }
    done={isDone ? <FormattedMessage id="account_deletion.cancel_link_done" /> : undefined}
    next={
      isDone ? <ButtonLink to={passwordPath} variant="secondary"><FormattedMessage id="password.reset_title" /></ButtonLink> : undefined
    }
  />
)
