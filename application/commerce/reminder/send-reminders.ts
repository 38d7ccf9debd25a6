import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { remindersDueUntil } from '../../../domain/reminder/reminders-due-until.ts'
import { daysAfter } from '../../../domain/shop/day-number.ts'
import { makeEndToken } from '../../../domain/reminder/end-token.ts'
import { makeReorderToken, reorderLinkEnd } from '../../../domain/reorder/reorder-token.ts'
import { reminderDecision } from '../../../domain/reminder/reminder-decision.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { alarmMail } from '../mail/alarm-mail.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { DueReminder, DueReminders, ReminderOutcome } from './due-reminders.port.ts'

/** Processes due reminders and returns how many: each gets its mail or moves to a later order. A failing one delays no other. */
export type SendReminders = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = JobDeps & {
  readonly dueReminders: DueReminders
  readonly products: ProductRepository
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly tokens: TokenMaker
}

const AT_ONCE = 50

const toStored = (
  outcome: Omit<Extract<ReminderOutcome, { readonly _tag: 'Kept' }>, '_tag'>
): ReminderOutcome => ({ _tag: 'Kept', ...outcome })

const sendMailOf = (
  { register, mailTexts, tokens }: Deps, { alarm, customer }: DueReminder, { now, today }: LoadedProducts
): ReminderOutcome => {
  const [endToken, reorderToken] = [newToken(tokens, makeEndToken), newToken(tokens, makeReorderToken)]
  const mail = alarmMail({ alarm, customer, endToken, reorderToken, words: mailTexts }, register.settings(alarm.order.brandChannel))
  return toStored({
    alarm: { ...alarm, state: 'sent' }, dueOn: daysAfter(today, 1),
    mail: { mail, endToken, reorderToken, reorderEndsAt: reorderLinkEnd(now) },
  })
}

const productIds = ({ alarm, later }: DueReminder): readonly ProductId[] =>
  [alarm.order, ...later].flatMap(({ lines }) => lines.map(({ productId }) => productId))

/** An order placed after the products were loaded waits for the next run. */
const isLoaded = (due: DueReminder, loaded: ReadonlySet<number>): boolean => productIds(due).every((id) => loaded.has(id))

type LoadedProducts = {
  readonly products: readonly Product[]
  readonly loaded: ReadonlySet<number>
  readonly now: Date
  readonly today: string
}

const outcomeOf = (deps: Deps, context: LoadedProducts) => (due: DueReminder): ReminderOutcome | undefined => {
  const { products, loaded, today } = context
  if (!isLoaded(due, loaded)) return undefined
  const { alarm, later, customer } = due
  const decision = reminderDecision(alarm, { later, products, isVerified: customer.isVerified, today })
  switch (decision._tag) {
    case 'Ring': return sendMailOf(deps, due, context)
    case 'Move': return toStored({ alarm: { ...alarm, order: decision.order, day: decision.day, state: 'waiting' }, dueOn: decision.day })
    case 'Wait': return toStored({ alarm, dueOn: daysAfter(today, 1) })
    case 'End': return { _tag: 'Dropped' }
  }
}

type LoadedReminder = { readonly due: DueReminder; readonly context: LoadedProducts }

type LoadedReminders = TE.TaskEither<ServiceUnavailable, readonly LoadedReminder[]>

/** All due reminders with their products, loaded in one query. */
const withProducts = (deps: Deps, at: Pick<LoadedProducts, 'now' | 'today'>) => (due: readonly DueReminder[]): LoadedReminders => {
  const ids = [...new Set(due.flatMap(productIds))]
  return pipe(
    ids.length === 0 ? TE.right<ServiceUnavailable, readonly Product[]>([]) : deps.products.products(ids),
    TE.map((products) => due.map((reminder) => ({ due: reminder, context: { products, loaded: new Set(ids), ...at } }))),
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
        work: ({ due: { alarm }, context }) => deps.dueReminders.decide(alarm.id, today, outcomeOf(deps, context)),
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
  }
