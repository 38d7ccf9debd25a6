import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { OneClickPage } from '../design/OneClickPage.tsx'

export type NewsletterLinkPageViewProps = {
  readonly kind: 'confirm' | 'unsubscribe'
  readonly isDone: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly homePath: string
}

const WORDS = {
  confirm: {
    title: 'newsletter.confirm_title', text: 'newsletter.confirm_text', button: 'newsletter.confirm', done: 'newsletter.confirmed',
  },
  unsubscribe: {
    title: 'newsletter.unsubscribe_title',
    text: 'newsletter.unsubscribe_text',
    button: 'newsletter.unsubscribe',
    done: 'newsletter.unsubscribed',
  },
} as const

/** Confirms or unsubscribes with one click; the page reveals nothing about the recipient. */
export const NewsletterLinkPageView = ({ kind, isDone, failure, isBusy, homePath }: NewsletterLinkPageViewProps) => {
  const words = WORDS[kind]
  return (
    <OneClickPage
      title={<FormattedMessage id={words.title} />}
      failure={failure}
      form={
        <Form method="post">
          <p><FormattedMessage id={words.text} /></p>
          <Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id={words.button} /></Button>
        </Form>
      }
      done={isDone ? <FormattedMessage id={words.done} /> : undefined}
      next={isDone ? <ButtonLink to={homePath} variant="secondary"><FormattedMessage id="order.to_home" /></ButtonLink> : undefined}
    />
  )
}
