import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { OneClickPage } from '../design/OneClickPage.tsx'
import { phoneLink } from '../shop/phone-link.ts'

export type CancelByLinkPageViewProps = {
  readonly isDone: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly passwordPath: string
  readonly phone: string
}

/** Cancels a change of e-mail address with one click, from an e-mail to the old address. */
export const CancelByLinkPageView = ({ isDone, failure, isBusy, passwordPath, phone }: CancelByLinkPageViewProps) => (
  <OneClickPage
    title={<FormattedMessage id="email_change.cancel_link_title" />}
    failure={failure}
    form={
      <Form method="post">
        <p><FormattedMessage id="email_change.cancel_link_text" /></p>
        <Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="email_change.cancel_link_title" /></Button>
      </Form>
    }
    done={isDone
      ? <FormattedMessage id="email_change.cancel_link_done" values={{ phone: <a href={phoneLink(phone)}>{phone}</a> }} />
      : undefined}
    next={
      isDone ? <ButtonLink to={passwordPath} variant="secondary"><FormattedMessage id="password.reset_title" /></ButtonLink> : undefined
    }
  />
)
