import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import type { MessageId } from '../messages/message-id.ts'
import { ErrorScreenView } from './ErrorScreenView.tsx'
import { LostLensPicture } from './LostLensPicture.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './ErrorScreen.module.css'

export type NotFoundViewProps = {
  /** What is missing; the page if nothing more specific is known. */
  readonly message?: MessageId | undefined
  /** What is missing, as a text. */
  readonly text?: string | undefined
  readonly phone: string
  readonly email: string
  readonly homePath: string
  /** Links to the root categories. */
  readonly links: readonly { readonly title: string; readonly to: string }[]
  readonly onBack: () => void
}

/** What is missing, who can help, and where to continue. */
export const NotFoundView = ({ message = 'error.page_not_found', text, phone, email, homePath, links, onBack }: NotFoundViewProps) => {
  const intl = useIntl()
  return (
    <ErrorScreenView
      picture={<LostLensPicture />}
      title={text ?? <FormattedMessage id={message} />}
      description={<FormattedMessage id="error.not_found_help" />}
      primary={<ButtonLink to={homePath}><FormattedMessage id="error.to_home" /></ButtonLink>}
      secondary={<Button variant="secondary" onClick={onBack}><FormattedMessage id="error.back" /></Button>}
      more={(
        <section aria-labelledby="range">
          <h2 id="range" className={css['range']}><FormattedMessage id="error.not_found_title" /></h2>
          <ul className={css['links']}>
            {links.map((link) => <li key={link.to}><Link to={link.to}>{link.title}</Link></li>)}
          </ul>
        </section>
      )}
    >
      <p className={css['contact']}>
        <a href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}><Icon name="phone" />{phone}</a>
        <a href={`mailto:${email}`} aria-label={intl.formatMessage({ id: 'shell.write' }, { email })}><Icon name="mail" />{email}</a>
      </p>
    </ErrorScreenView>
  )
}
