import { FormattedMessage, useIntl } from 'react-intl'
import type { ContentImage } from '../../domain/content/content-image.ts'
import { Icon } from '../design/Icon.tsx'
import { Picture } from '../design/Picture.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './Section.module.css'

export type SupportViewProps = {
  readonly phone: string
  readonly email: string
  readonly workingHours: string
  /** The name of the expert. */
  readonly expert?: string | undefined
  readonly picture?: ContentImage | undefined
  /** The editor's text in place of the default. */
  readonly title?: string | undefined
  readonly text?: string | undefined
}

/** An e-mail address that wraps before its host rather than within a word. */
const MailText = ({ email }: { readonly email: string }) => {
  const [localPart = '', ...host] = email.split(/(?=@)/)
  return <span>{localPart}<wbr />{host}</span>
}

/** The support box with contact details and hours. */
export const SupportView = ({ phone, email, workingHours, expert = '', picture, title = '', text = '' }: SupportViewProps) => {
  const intl = useIntl()
  return (
    <section className={css['support']} aria-labelledby="support-title">
      {picture === undefined
        ? <Icon name="support" size="large" />
        : <Picture path={picture.filename} alt={picture.alt} width={90} height={90} />}
      <div className={css['supportWords']}>
        <h2 id="support-title">{title === '' ? <FormattedMessage id="home.support.title" /> : title}</h2>
        {expert !== '' && <p><strong>{expert}</strong></p>}
        <p>{text === '' ? <FormattedMessage id="home.support.text" /> : text}</p>
      </div>
      <div className={css['contact']}>
        <a className={css['phone']} href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}>{phone}</a>
        <p>{workingHours}</p>
        <a href={`mailto:${email}`}><Icon name="mail" /><MailText email={email} /></a>
      </div>
    </section>
  )
}
