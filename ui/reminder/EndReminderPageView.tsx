import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './RemindersPageView.module.css'

export type EndReminderPageViewProps = {
  readonly isEnded: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly homePath: string
}

/** One press ends the reminder a letter came from; the page tells nothing about it. */
export const EndReminderPageView = ({ isEnded, failure, isBusy, homePath }: EndReminderPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="reminder.end_title" /></h1>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {isEnded
        ? (
          <>
            <Notice tone="success" role="status"><FormattedMessage id="reminder.ended" /></Notice>
            <p><ButtonLink to={homePath} variant="secondary"><FormattedMessage id="order.to_home" /></ButtonLink></p>
          </>
        )
        : (
          <Form method="post" className={css['form']}>
            <p><FormattedMessage id="reminder.end_text" /></p>
            <Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="reminder.end" /></Button>
          </Form>
        )}
    </div>
  </Page>
)
