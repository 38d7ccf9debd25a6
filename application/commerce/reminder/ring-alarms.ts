import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { daysAfter, lettersUntil } from '../../../domain/reminder/calendar-day.ts'
import { makeEndToken } from '../../../domain/reminder/end-token.ts'
import { reminderTurn } from '../../../domain/reminder/reminder-turn.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { alarmMail } from '../mail/alarm-mail.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ProductBook } from '../product/product-book.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { DueReminder, DueReminders, TurnedReminder } from './due-reminders.port.ts'

/**
 * Looks at alarms whose day has come, and answers at how many: each gets its letter, or goes on with what was ordered meanwhile.
 * What goes wrong with one is no reason to leave the others waiting.
 */
export type RingAlarms = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = {
  readonly dueReminders: DueReminders
  readonly products: ProductBook
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly tokens: TokenMaker
  readonly clock: Clock
}

const AT_ONCE = 50

const kept = (turned: Omit<Extract<TurnedReminder, { readonly _tag: 'Kept' }>, '_tag'>): TurnedReminder => ({ _tag: 'Kept', ...turned })

const ringing = ({ register, mailTexts, tokens }: Deps, { alarm, customer }: DueReminder, tomorrow: string): TurnedReminder => {
  const endToken = newToken(tokens, makeEndToken)
  const mail = alarmMail({ alarm, customer, endToken, words: mailTexts }, register.settings(alarm.order.brandChannel))
  return kept({ alarm: { ...alarm, state: 'rung' }, lookOn: tomorrow, letter: { mail, endToken } })
}

const productIds = ({ alarm, later }: DueReminder): readonly ProductId[] =>
  [alarm.order, ...later].flatMap(({ lines }) => lines.map(({ productId }) => productId))

/** An order that came in since the products were read waits for the next round. */
const isKnown = (due: DueReminder, asked: ReadonlySet<number>): boolean => productIds(due).every((id) => asked.has(id))

type Known = { readonly products: readonly Product[]; readonly asked: ReadonlySet<number>; readonly today: string }

const turned = (deps: Deps, { products, asked, today }: Known) => (due: DueReminder): TurnedReminder | undefined => {
  if (!isKnown(due, asked)) return undefined
  const { alarm, later, customer } = due
  const turn = reminderTurn(alarm, { later, products, isProven: customer.isProven, today })
  const tomorrow = daysAfter(today, 1)
  switch (turn._tag) {
    case 'Ring': return ringing(deps, due, tomorrow)
    case 'Move': return kept({ alarm: { ...alarm, order: turn.order, day: turn.day, state: 'waiting' }, lookOn: turn.day })
    case 'Wait': return kept({ alarm, lookOn: tomorrow })
    case 'End': return { _tag: 'Dropped' }
  }
}

const turnOne = (deps: Deps, known: Known) => ({ alarm }: DueReminder): TE.TaskEither<never, number> =>
  pipe(
    deps.dueReminders.turn(alarm.id, known.today, turned(deps, known)),
    TE.match(() => E.right(0), (done) => E.right(done ? 1 : 0)),
  )

export const makeRingAlarms =
  (deps: Deps): RingAlarms =>
  () => {
    const today = lettersUntil(deps.clock.now())
    return pipe(
      deps.dueReminders.due({ until: today, limit: AT_ONCE }),
      TE.bindTo('due'),
      TE.let('asked', ({ due }) => [...new Set(due.flatMap(productIds))]),
      TE.bind('products', ({ asked }) => (asked.length === 0 ? TE.right([]) : deps.products.products(asked))),
      TE.flatMap(({ due, asked, products }) =>
        TE.traverseSeqArray(turnOne(deps, { products, asked: new Set(asked), today }))(due)),
      TE.map((done) => done.reduce((sum, one) => sum + one, 0)),
    )
  }
