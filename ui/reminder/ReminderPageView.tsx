import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { CreateLocation } from '../../domain/reminder/reminder-alarm.ts'
import { WEEKLY_USAGE } from '../../domain/reminder/weekly-usage.ts'
import { BackLink } from '../design/BackLink.tsx'
import { Button } from '../design/Button.tsx'
import { SelectField } from '../design/SelectField.tsx'
import { TextField } from '../design/TextField.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import { DayText } from './DayText.tsx'
import css from '../account/AccountEntries.module.css'

/** The stored or proposed day; days are yyyy-MM-dd. */
export type ReminderData = {
  readonly orderNumber: string
  readonly usage: number
  /** The number of days the lenses last. */
  readonly days: number
  readonly isUsageCounted: boolean
  readonly day: string
  readonly first: string
  readonly last: string
  readonly isSet: boolean
  readonly from: CreateLocation
}

export type ReminderPageViewProps = {
  readonly reminder: ReminderData
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly isReckoning: boolean
  /** Called when another usage is chosen; without script the button below does it. */
  readonly onUsage: (form: HTMLFormElement | null) => void
  readonly listPath: string
}

const fieldName = (field: string) => <FormattedMessage id={field === 'usage' ? 'reminder.usage' : 'reminder.day'} />

const USAGES = Array.from({ length: WEEKLY_USAGE.to }, (_none, index) => index + WEEKLY_USAGE.from)

const UsageView = ({ reminder, isReckoning, onUsage }: Pick<ReminderPageViewProps, 'reminder' | 'isReckoning' | 'onUsage'>) => {
  const intl = useIntl()
  return (
    <Form method="get" replace preventScrollReset className={css['form']}>
      <input type="hidden" name="from" value={reminder.from} />
      <SelectField
        key={reminder.usage}
        name="usage"
        label={<FormattedMessage id="reminder.usage" />}
        hint={<FormattedMessage id="reminder.usage_hint" />}
        defaultValue={String(reminder.usage)}
        options={USAGES.map((days) => ({ value: String(days), label: intl.formatMessage({ id: 'reminder.usage_days' }, { days }) }))}
        onChange={({ currentTarget }) => { onUsage(currentTarget.form) }}
      />
      <Button type="submit" variant="secondary" isBusy={isReckoning}><FormattedMessage id="reminder.suggest_date" /></Button>
    </Form>
  )
}

/** When to be reminded of the lenses of an order: by their duration, or on a chosen day. */
export const ReminderPageView = ({ reminder, reply, isBusy, isReckoning, onUsage, listPath }: ReminderPageViewProps) => {
  const intl = useIntl()
  const { orderNumber, days, day, first, last, isUsageCounted, usage, from } = reminder
  const problem = reply?.problems['day']
  return (
    <div className={css['page']}>
      <BackLink to={listPath}><FormattedMessage id="reminder.title" /></BackLink>
      <h1><FormattedMessage id="reminder.set_title" /></h1>
      <p>
        <FormattedMessage
          id="reminder.lasts"
          values={{ number: <strong><Unbroken>{orderNumber}</Unbroken></strong>, days, date: <DayText day={day} /> }}
        />
      </p>
      {isUsageCounted && <UsageView reminder={reminder} isReckoning={isReckoning} onUsage={onUsage} />}
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={fieldName} />
        <input type="hidden" name="usage" value={usage} />
        <input type="hidden" name="from" value={from} />
        <TextField
          key={day}
          name="day"
          type="date"
          min={first}
          max={last}
          isRequired
          label={<FormattedMessage id="reminder.day" />}
          hint={<FormattedMessage id="reminder.day_hint" />}
          error={problem === undefined ? undefined : formatText(intl, problem)}
          defaultValue={reply?.typed['day'] ?? day}
        />
        <FormButtonsView label={<FormattedMessage id={reminder.isSet ? 'reminder.save' : 'reminder.set'} />} isBusy={isBusy} />
      </Form>
    </div>
  )
}
