import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './Newsletter.module.css'

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
    <Page width="narrow">
      <div className={css['guest']}>
        <h1><FormattedMessage id={words.title} /></h1>
        {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
        {isDone
          ? (
            <>
              <Notice tone="success" role="status"><FormattedMessage id={words.done} /></Notice>
              <p><ButtonLink to={homePath} variant="secondary"><FormattedMessage id="order.to_home" /></ButtonLink></p>
            </>
          )
          : (
            <Form method="post" className={css['form']}>
              <p><FormattedMessage id={words.text} /></p>
              <p><Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id={words.button} /></Button></p>
            </Form>
          )}
      </div>
    </Page>
  )
}
