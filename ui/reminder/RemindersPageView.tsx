import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { AlarmState } from '../../domain/reminder/reminder-alarm.ts'
import { Badge, type BadgeTone } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { DayText } from './DayText.tsx'
import type { ReminderEntry } from './reminder-data.ts'
import css from '../account/AccountEntries.module.css'

export type RemindersPageViewProps = {
  readonly reminders: readonly ReminderEntry[]
  readonly email: string
  /** E-mails are sent to verified addresses only. */
  readonly isVerified: boolean
  readonly failure?: ReactNode
  readonly isSaved: boolean
  readonly isBusy: boolean
  readonly historyPath: string
  readonly lensPath: string
}

const TONES: { readonly [state in AlarmState]: BadgeTone } = { waiting: 'success', paused: 'disabled', sent: 'default' }
const STATES = { waiting: 'reminder.state_waiting', paused: 'reminder.state_paused', sent: 'reminder.state_sent' } as const

type Sending = {
  readonly id: number
  readonly intent: 'pause' | 'resume' | 'delete'
  readonly isBusy: boolean
  readonly children: ReactNode
}

const IntentForm = ({ id, intent, isBusy, children }: Sending) => (
  <Form method="post">
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="intent" value={intent} variant="secondary" isBusy={isBusy}>{children}</Button>
  </Form>
)

const EntryView = ({ entry, isBusy }: { readonly entry: ReminderEntry; readonly isBusy: boolean }) => {
  const ofOrder = <VisuallyHidden> {entry.orderNumber}</VisuallyHidden>
  return (
    <li className={css['entry']}>
      <div className={css['title']}>
        <h2><DayText day={entry.day} /></h2>
        <Badge tone={TONES[entry.state]}><FormattedMessage id={STATES[entry.state]} /></Badge>
      </div>
      <ul className={css['items']}>{entry.items.map((line) => <li key={line}>{line}</li>)}</ul>
      <p className={css['facts']}>
        <Link to={entry.orderPath}><FormattedMessage id="order.number" /> <Unbroken>{entry.orderNumber}</Unbroken></Link>
        <span><FormattedMessage id="reminder.usage_days" values={{ days: entry.usage }} /></span>
      </p>
      {entry.state === 'sent' && <p><FormattedMessage id="reminder.sent_text" /></p>}
      <div className={css['actions']}>
        <ButtonLink to={entry.changePath} variant="secondary"><FormattedMessage id="reminder.change" />{ofOrder}</ButtonLink>
        {entry.state === 'paused'
          ? <IntentForm id={entry.id} intent="resume" isBusy={isBusy}><FormattedMessage id="reminder.resume" />{ofOrder}</IntentForm>
          : <IntentForm id={entry.id} intent="pause" isBusy={isBusy}><FormattedMessage id="reminder.pause" />{ofOrder}</IntentForm>}
        <IntentForm id={entry.id} intent="delete" isBusy={isBusy}><FormattedMessage id="reminder.delete" />{ofOrder}</IntentForm>
        <a href={entry.calendarPath} download className={css['calendar']}><FormattedMessage id="reminder.calendar" />{ofOrder}</a>
      </div>
    </li>
  )
}

/** The customer's reminders, with actions to change them. */
export const RemindersPageView = (
  { reminders, email, isVerified, failure, isSaved, isBusy, historyPath, lensPath }: RemindersPageViewProps,
) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="reminder.title" /></h1>
    {isSaved && <Notice tone="success" role="status"><FormattedMessage id="reminder.saved" /></Notice>}
    {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
    {!isVerified && <Notice tone="warning"><FormattedMessage id="reminder.unverified" values={{ email }} /></Notice>}
    <p><FormattedMessage id="reminder.intro" values={{ email: <strong className={css['email']}>{email}</strong> }} /></p>
    {reminders.length === 0
      ? (
        <div className={css['empty']}>
          <p><FormattedMessage id="reminder.none" /></p>
          <div className={css['actions']}>
            <ButtonLink to={historyPath}><FormattedMessage id="reminder.to_orders" /></ButtonLink>
            <ButtonLink to={lensPath} variant="secondary"><FormattedMessage id="account.shop_now" /></ButtonLink>
          </div>
        </div>
      )
      : <ul className={css['entries']}>{reminders.map((entry) => <EntryView key={entry.id} entry={entry} isBusy={isBusy} />)}</ul>}
  </div>
)
