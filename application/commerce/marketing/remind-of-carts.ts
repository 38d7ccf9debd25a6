import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { cartLinkEnd, makeCartLinkToken } from '../../../domain/cart/cart-link.ts'
import { cartReminderTo, abandonedBetween, type AbandonedCart } from '../../../domain/cart/abandoned-cart.ts'
import { makeMarketingToken } from '../../../domain/customer/marketing.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import { readableOf, type JobDeps } from '../job/each-item.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import { cartMail } from '../mail/cart-mail.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { AbandonedCartMail, AbandonedCarts } from './abandoned-carts.port.ts'

/** Reminds consenting customers of an abandoned cart, once per cart; `true` if a cart was examined. */
export type RemindOfCarts = () => TE.TaskEither<ServiceUnavailable, boolean>

type Deps = JobDeps & {
  readonly abandonedCarts: AbandonedCarts
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly tokens: TokenMaker
  readonly sessionMaker: SessionMaker
}

const reminderMail = (
  { register, mailTexts: words, tokens, sessionMaker }: Deps, now: Date,
) => (left: AbandonedCart): AbandonedCartMail | undefined => {
  const to = cartReminderTo(left)
  if (to === undefined) return undefined
  const { cart, customer } = left
  const [link, unsubscribeToken] = [newToken(tokens, makeCartLinkToken), newToken(sessionMaker, makeMarketingToken)]
  const mail = cartMail({ cart, customer, to, link, unsubscribeToken, words }, register.settings(cart.brandChannel))
  return { mail, link, linkEndsAt: cartLinkEnd(now), unsubscribeToken }
}

/** A cart whose mail fails is reported and decided, like an unreadable one; otherwise it would be the next one again and again. */
const orReport = (decide: (left: AbandonedCart) => AbandonedCartMail | undefined, report: Unreadable) => (left: AbandonedCart) =>
  pipe(
    E.tryCatch(() => decide(left), (error) => { report(String(left.cart.id), error) }),
    E.getOrElse((): AbandonedCartMail | undefined => undefined),
  )

export const makeRemindOfCarts =
  (deps: Deps): RemindOfCarts =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => readableOf(deps, 'cart_reminders', (unreadable) =>
        deps.abandonedCarts.decideNext(abandonedBetween(now), orReport(reminderMail(deps, now), unreadable), unreadable))),
      TE.map(({ taken }) => taken),
    )
