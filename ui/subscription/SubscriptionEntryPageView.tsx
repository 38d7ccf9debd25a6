import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './SubscriptionsPageView.module.css'

export type SubscriptionEntryPageViewProps = {
  readonly isDone: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly signInPath: string
}

/** What the reader of a letter may do without signing in; the page tells nothing about the subscription. */
export const SubscriptionEntryPageView = ({ isDone, failure, isBusy, signInPath }: SubscriptionEntryPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="subscription.letter_title" /></h1>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {isDone && <Notice tone="success" role="status"><FormattedMessage id="subscription.letter_done" /></Notice>}
      {!isDone && (
        <>
          <p><FormattedMessage id="subscription.letter_text" /></p>
          <Form method="post" className={css['ways']}>
            <Button type="submit" name="intent" value="skip" isBusy={isBusy}><FormattedMessage id="subscription.letter_skip" /></Button>
            <Button type="submit" name="intent" value="pause" variant="secondary" isBusy={isBusy}>
              <FormattedMessage id="subscription.pause" />
            </Button>
          </Form>
        </>
      )}
      <p><ButtonLink to={signInPath} variant="secondary"><FormattedMessage id="subscription.letter_sign_in" /></ButtonLink></p>
    </div>
  </Page>
)
