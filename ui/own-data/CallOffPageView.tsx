import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './OwnData.module.css'

export type CallOffPageViewProps = {
  readonly isDone: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly passwordPath: string
}

/** One press by whoever reads the old mailbox; the page tells nothing about whose it is. */
export const CallOffPageView = ({ isDone, failure, isBusy, passwordPath }: CallOffPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="own.call_off_title" /></h1>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {isDone
        ? (
          <>
            <Notice tone="success" role="status"><FormattedMessage id="own.called_off" /></Notice>
            <p><ButtonLink to={passwordPath} variant="secondary"><FormattedMessage id="password.reset_title" /></ButtonLink></p>
          </>
        )
        : (
          <Form method="post" className={css['form']}>
            <p><FormattedMessage id="own.call_off_text" /></p>
            <p><Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="own.call_off_title" /></Button></p>
          </Form>
        )}
    </div>
  </Page>
)
