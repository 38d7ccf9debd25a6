import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import type { MessageId } from '../messages/message-id.ts'
import css from './OneClickPageView.module.css'

type OneClickButton = { readonly label: MessageId; readonly intent?: string }

export type OneClickTexts = {
  readonly title: MessageId
  readonly text: MessageId
  /** The first is the primary one. A page without buttons only reports. */
  readonly buttons: readonly OneClickButton[]
  /** The result of the action; it replaces the form. */
  readonly done?: MessageId
  /** The link to continue, after the action or always. */
  readonly next: MessageId
  readonly isNextAlwaysShown?: true
}

export type OneClickPageViewProps = {
  readonly texts: OneClickTexts
  /** Of the text and the result. */
  readonly values?: Readonly<Record<string, ReactNode>>
  readonly nextPath: string
  readonly isDone: boolean
  readonly failure?: ReactNode
  readonly isBusy: boolean
}

const buttonView = ({ label, intent }: OneClickButton, index: number, { isBusy, texts }: OneClickPageViewProps) => (
  <Button
    key={label} type="submit" size={texts.buttons.length === 1 ? 'large' : 'medium'} variant={index === 0 ? 'primary' : 'secondary'}
    isBusy={isBusy} name={intent === undefined ? undefined : 'intent'} value={intent}
  >
    <FormattedMessage id={label} />
  </Button>
)

const formView = (props: OneClickPageViewProps) => {
  const { texts: { text, buttons }, values = {} } = props
  if (buttons.length === 0) return <p role="status"><FormattedMessage id={text} values={values} /></p>
  return (
    <Form method="post">
      <p><FormattedMessage id={text} values={values} /></p>
      <div className={css['buttons']}>{buttons.map((button, index) => buttonView(button, index, props))}</div>
    </Form>
  )
}

/** The page that an e-mail link opens for one action; it reveals nothing about the recipient. */
export const OneClickPageView = (props: OneClickPageViewProps) => {
  const { texts: { title, done, next, isNextAlwaysShown = false }, values = {}, nextPath, isDone, failure } = props
  return (
    <Page width="narrow">
      <div className={css['page']}>
        <h1><FormattedMessage id={title} /></h1>
        {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
        {isDone && done !== undefined
          ? <Notice tone="success" role="status"><FormattedMessage id={done} values={values} /></Notice>
          : formView(props)}
        {(isDone || isNextAlwaysShown) && <p><ButtonLink to={nextPath} variant="secondary"><FormattedMessage id={next} /></ButtonLink></p>}
      </div>
    </Page>
  )
}
