import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './OwnData.module.css'

export type ConfirmEmailChangePageViewProps = {
  readonly pending?: string | undefined
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly emailPath: string
}

/** Confirms the new e-mail address with one click; an expired link is reported. */
export const ConfirmEmailChangePageView = ({ pending, failure, isBusy, emailPath }: ConfirmEmailChangePageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="email_change.confirm_title" /></h1>
    {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
    {pending === undefined
      ? (
        <>
          {failure === undefined && <Notice tone="danger"><FormattedMessage id="error.proof_expired" /></Notice>}
          <p><ButtonLink to={emailPath} variant="secondary"><FormattedMessage id="email_change.title" /></ButtonLink></p>
        </>
      )
      : (
        <Form method="post" className={css['form']}>
          <p>
            <FormattedMessage id="email_change.confirm_text" values={{ email: <strong className={css['email']}>{pending}</strong> }} />
          </p>
          <p><Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="email_change.confirm" /></Button></p>
        </Form>
      )}
  </div>
)
