import * as E from 'fp-ts/lib/Either.js'
import { makeReminderDay } from '../../domain/reminder/reminder-day.ts'
import { makeFrequency, type ChosenFrequency } from '../../domain/subscription/frequency.ts'
import type { SubscriptionPayment } from '../../domain/subscription/unattended-payment.ts'
import type { FieldProblems } from '../form/form-reply.ts'
import type { Message } from '../messages/message.ts'
import { readPaymentValue } from './payment-entry.ts'

type Typed = { readonly [name: string]: string }

const DAY_PROBLEMS = { NoDay: 'reminder.no_day', NotAhead: 'reminder.not_ahead', TooFar: 'reminder.too_far' } as const

const of = (id: Message['id']): Message => ({ id, values: {} }) as Message

/** Interval, day and payment method of a form; an empty day is undefined. */
export const readRhythm = ({ frequency = '' }: Typed): E.Either<FieldProblems, ChosenFrequency> =>
  E.mapLeft((): FieldProblems => ({ frequency: of('subscription.no_frequency') }))(makeFrequency(frequency))

/** A changed interval; the current one remains valid, even if it is no longer offered. */
export const readOtherRhythm = (typed: Typed): E.Either<FieldProblems, ChosenFrequency | undefined> =>
  typed['frequency'] === typed['before'] ? E.right(undefined) : readRhythm(typed)

export const readNextDay = ({ day = '' }: Typed, today: string): E.Either<FieldProblems, string | undefined> =>
  day === ''
    ? E.right(undefined)
    : E.mapLeft((why: keyof typeof DAY_PROBLEMS): FieldProblems => ({ day: of(DAY_PROBLEMS[why]) }))(makeReminderDay(day, today))

export const readMethod = ({ method = '' }: Typed): E.Either<FieldProblems, SubscriptionPayment> =>
  E.mapLeft((): FieldProblems => ({ method: of('validation.this_field_is_required') }))(readPaymentValue(method))

export const readShippingMethod = ({ shippingMethod = '' }: Typed): E.Either<FieldProblems, string> =>
  shippingMethod === '' ? E.left({ shippingMethod: of('validation.this_field_is_required') }) : E.right(shippingMethod)

export const notConfirmed: FieldProblems = { confirmed: of('subscription.not_confirmed') }

export const problemsIn = (...read: readonly E.Either<FieldProblems, unknown>[]): FieldProblems =>
  Object.assign({}, ...read.map((result) => (E.isLeft(result) ? result.left : {}))) as FieldProblems
