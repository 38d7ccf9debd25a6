import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Icon } from '../design/Icon.tsx'
import type { MessageId } from '../messages/message-id.ts'
import { ErrorScreenView } from './ErrorScreenView.tsx'
import { LostLensPicture } from './LostLensPicture.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './ErrorScreen.module.css'

export type NotFoundViewProps = {
  /** What exactly is missing; the page when nothing closer is known. */
  readonly message?: MessageId | undefined
  /** What is missing in words of its own. */
  readonly text?: string | undefined
  readonly phone: string
  readonly email: string
  readonly homePath: string
  readonly onBack: () => void
}

export const NotFoundView = ({ message = 'error.page_not_found', text, phone, email, homePath, onBack }: NotFoundViewProps) => {
  const intl = useIntl()
  return (
    <ErrorScreenView
      picture={<LostLensPicture />}
      title={<FormattedMessage id="error.not_found_title" />}
      description={text ?? <FormattedMessage id={message} />}
      primary={<ButtonLink to={homePath}><FormattedMessage id="error.to_home" /></ButtonLink>}
      secondary={<Button variant="secondary" onClick={onBack}><FormattedMessage id="error.back" /></Button>}
    >
      <p><FormattedMessage id="error.not_found_help" /></p>
      <p className={css['contact']}>
        <a href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}><Icon name="phone" />{phone}</a>
        <a href={`mailto:${email}`} aria-label={intl.formatMessage({ id: 'shell.write' }, { email })}><Icon name="mail" />{email}</a>
      </p>
    </ErrorScreenView>
  )
}
