import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { fileContract } from '../../contract/file.ts'
import { readWholeNumber, IDS } from '../../../domain/whole-number.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { itemRow } from '../mail/order-mail-content.ts'
import type { UseCase } from '../operation.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { ReminderAlarms } from './reminder-alarms.port.ts'
import type { CalendarEntry, ReminderCalendar } from './reminder-calendar.port.ts'

type Deps = {
  readonly reminders: ReminderAlarms
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly calendar: ReminderCalendar
  readonly clock: Clock
}

type Caller = Callers['customer']

const entryOf = ({ register, mailTexts, clock }: Deps, { id, order, day }: ReminderAlarm, { locale }: Caller): CalendarEntry => {
  const settings = register.settings(order.brandChannel)
  const say = mailTexts(locale, settings.tone)
  const items = order.lines.map((line) => itemRow(line, locale, say))
  return {
    uid: `reminder-${id}@${new URL(shopOrigin(settings)).hostname}`,
    day,
    title: say('mail.alarm_reorder'),
    text: items.map(({ label, details }) => [label, ...details].join(', ')).join('\n'),
    address: shopOrigin(settings) + localePath(locale, `/reorder/id/${order.id}`),
    writtenAt: clock.now().toISOString(),
  }
}

export const makeShowCalendar =
  (deps: Deps): UseCase<typeof fileContract.showCalendar> =>
  (caller, input) =>
    pipe(
      deps.reminders.list(caller.owner),
      TE.map((alarms) => alarms.find(({ id }) => id === readWholeNumber(input.id, IDS))),
      TE.flatMap((alarm) => (alarm === undefined
          ? TE.left<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'reminder' })
          : TE.right(alarm))),
      TE.map((alarm) => deps.calendar.write(entryOf(deps, alarm, caller))),
    )
