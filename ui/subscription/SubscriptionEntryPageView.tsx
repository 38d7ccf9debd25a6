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
    title={<FormattedMessage id="subscription.letter_title" />}
    failure={failure}
    form={
      <Form method="post">
        <p><FormattedMessage id="subscription.letter_text" /></p>
        <div className={css['actions']}>
          <Button type="submit" name="intent" value="skip" isBusy={isBusy}><FormattedMessage id="subscription.letter_skip" /></Button>
          <Button type="submit" name="intent" value="pause" variant="secondary" isBusy={isBusy}>
            <FormattedMessage id="subscription.pause" />
          </Button>
        </div>
      </Form>
    }
    done={isDone ? <FormattedMessage id="subscription.letter_done" /> : undefined}
    next={<ButtonLink to={signInPath} variant="secondary"><FormattedMessage id="subscription.letter_sign_in" /></ButtonLink>}
  />
)
