import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { daysAfter, remindersDueUntil } from '../../../domain/reminder/calendar-day.ts'
import { makeEndToken } from '../../../domain/reminder/end-token.ts'
import { makeReorderToken, reorderLinkEnd } from '../../../domain/reorder/reorder-token.ts'
import { reminderDecision } from '../../../domain/reminder/reminder-decision.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { alarmMail } from '../mail/alarm-mail.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ProductBook } from '../product/product-book.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { DueReminder, DueReminders, TurnedReminder } from './due-reminders.port.ts'

/**
 * Looks at alarms whose day has come, and answers at how many: each gets its letter, or goes on with what was ordered meanwhile.
 * What goes wrong with one is no reason to leave the others waiting.
 */
export type SendReminders = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = JobDeps & {
  readonly dueReminders: DueReminders
  readonly products: ProductBook
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly tokens: TokenMaker
}

const AT_ONCE = 50

const kept = (turned: Omit<Extract<TurnedReminder, { readonly _tag: 'Kept' }>, '_tag'>): TurnedReminder => ({ _tag: 'Kept', ...turned })

const ringing = ({ register, mailTexts, tokens }: Deps, { alarm, customer }: DueReminder, { now, today }: Known): TurnedReminder => {
  const [endToken, reorderToken] = [newToken(tokens, makeEndToken), newToken(tokens, makeReorderToken)]
  const mail = alarmMail({ alarm, customer, endToken, reorderToken, words: mailTexts }, register.settings(alarm.order.brandChannel))
  return kept({
    alarm: { ...alarm, state: 'rung' }, lookOn: daysAfter(today, 1),
    mail: { mail, endToken, reorderToken, reorderEndsAt: reorderLinkEnd(now) },
  })
}

const productIds = ({ alarm, later }: DueReminder): readonly ProductId[] =>
  [alarm.order, ...later].flatMap(({ lines }) => lines.map(({ productId }) => productId))

/** An order that came in since the products were read waits for the next round. */
const isKnown = (due: DueReminder, asked: ReadonlySet<number>): boolean => productIds(due).every((id) => asked.has(id))

type Known = { readonly products: readonly Product[]; readonly asked: ReadonlySet<number>; readonly now: Date; readonly today: string }

const turned = (deps: Deps, known: Known) => (due: DueReminder): TurnedReminder | undefined => {
  const { products, asked, today } = known
  if (!isKnown(due, asked)) return undefined
  const { alarm, later, customer } = due
  const turn = reminderDecision(alarm, { later, products, isVerified: customer.isVerified, today })
  switch (turn._tag) {
    case 'Ring': return ringing(deps, due, known)
    case 'Move': return kept({ alarm: { ...alarm, order: turn.order, day: turn.day, state: 'waiting' }, lookOn: turn.day })
    case 'Wait': return kept({ alarm, lookOn: daysAfter(today, 1) })
    case 'End': return { _tag: 'Dropped' }
  }
}

type KnownReminder = { readonly due: DueReminder; readonly known: Known }

type KnownReminders = TE.TaskEither<ServiceUnavailable, readonly KnownReminder[]>

/** All that are due, with the products of all of them, read at once. */
const withProducts = (deps: Deps, at: Pick<Known, 'now' | 'today'>) => (due: readonly DueReminder[]): KnownReminders => {
  const asked = [...new Set(due.flatMap(productIds))]
  return pipe(
    asked.length === 0 ? TE.right<ServiceUnavailable, readonly Product[]>([]) : deps.products.products(asked),
    TE.map((products) => due.map((one) => ({ due: one, known: { products, asked: new Set(asked), ...at } }))),
  )
}

export const makeSendReminders =
  (deps: Deps): SendReminders =>
  () => {
    const now = deps.clock.now()
    const today = remindersDueUntil(now)
    return pipe(
      eachItem(deps, {
        job: 'reminders',
        take: (unreadable) => pipe(
          deps.dueReminders.due({ until: today, now, limit: AT_ONCE, unreadable }), TE.flatMap(withProducts(deps, { now, today }))),
        idOf: ({ due: { alarm } }) => String(alarm.id),
        work: ({ due: { alarm }, known }) => deps.dueReminders.decide(alarm.id, today, turned(deps, known)),
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
  }
