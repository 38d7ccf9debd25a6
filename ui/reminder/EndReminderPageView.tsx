import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { OneClickPage } from '../design/OneClickPage.tsx'

export type EndReminderPageViewProps = {
  readonly isEnded: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly homePath: string
}

/** Ends the reminder of an e-mail with one click. */
export const EndReminderPageView = ({ isEnded, failure, isBusy, homePath }: EndReminderPageViewProps) => (
  <OneClickPage
    title={<FormattedMessage id="reminder.end_title" />}
    failure={failure}
    form={
      <Form method="post">
        <p><FormattedMessage id="reminder.end_text" /></p>
        <Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="reminder.end" /></Button>
      </Form>
    }
    done={isEnded ? <FormattedMessage id="reminder.ended" /> : undefined}
    next={
      isEnded ? <ButtonLink to={homePath} variant="secondary"><FormattedMessage id="order.to_home" /></ButtonLink> : undefined
    }
  />
)
