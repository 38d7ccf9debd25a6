import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import type { CallOffPageViewProps } from './CallOffPageView.tsx'
import css from './OwnData.module.css'

/** One press by whoever reads the letter keeps the account; the page tells nothing about whose it is. */
export const EraseCallOffPageView = ({ isDone, failure, isBusy, passwordPath }: CallOffPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="own.erase_keep" /></h1>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {isDone
        ? (
          <>
            <Notice tone="success" role="status"><FormattedMessage id="own.erase_called_off" /></Notice>
            <p><ButtonLink to={passwordPath} variant="secondary"><FormattedMessage id="password.reset_title" /></ButtonLink></p>
          </>
        )
        : (
          <Form method="post" className={css['form']}>
            <p><FormattedMessage id="own.erase_call_off" /></p>
            <p><Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="own.erase_keep" /></Button></p>
          </Form>
        )}
    </div>
  </Page>
)
