import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { OneClickPage } from '../design/OneClickPage.tsx'
import css from '../account/AccountEntries.module.css'

export type SubscriptionEntryPageViewProps = {
  readonly isDone: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly signInPath: string
}

/** The actions of an e-mail link without signing in. */
export const SubscriptionEntryPageView = ({ isDone, failure, isBusy, signInPath }: SubscriptionEntryPageViewProps) => (
  <OneClickPage
    title={<FormattedMessage id="subscription.link_title" />}
    failure={failure}
    form={
      <Form method="post">
        <p><FormattedMessage id="subscription.link_text" /></p>
        <div className={css['actions']}>
          <Button type="submit" name="intent" value="skip" isBusy={isBusy}><FormattedMessage id="subscription.link_skip" /></Button>
          <Button type="submit" name="intent" value="pause" variant="secondary" isBusy={isBusy}>
            <FormattedMessage id="subscription.pause" />
          </Button>
        </div>
      </Form>
    }
    done={isDone ? <FormattedMessage id="subscription.link_done" /> : undefined}
    next={<ButtonLink to={signInPath} variant="secondary"><FormattedMessage id="subscription.link_sign_in" /></ButtonLink>}
  />
)
