import { openSwissDirectory } from '../../address-directory/swiss-directory.ts'
import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import { noLonger } from '../../../application/storefront/shop/loading-time.ts'
import type { FailureLog } from '../../../application/storefront/loading/failure-log.port.ts'
import type { Tracking } from '../../../application/storefront/tracking/no-tracking.ts'
import type { PurchaseTraces } from '../../../application/storefront/order/purchase-traces.port.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Campaign } from '../../../domain/pricing/campaign.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { PaymentNotice } from '../../../domain/payment/payment.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { openMemoryMailer } from '../../memory/mail/memory-mailer.ts'
import { openMemoryShop } from '../../memory/memory-shop.ts'
import { openPaymentDesk } from '../../memory/payment/payment-desk.ts'
import { randomSessions } from '../../memory/identity/random-sessions.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { readablePasswords } from '../../memory/identity/readable-passwords.ts'
import { sessionInMemory } from '../../memory/identity/session-in-memory.ts'
import { openSettableClock } from '../../memory/shop/settable-clock.ts'
import { demoCatalogue } from '../../seed/demo-catalogue.ts'
import { demoShopRegister } from '../../seed/shops/demo-shop-register.ts'
import { makeCommerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import { storefrontContainer } from '../bind-storefront.ts'
import { inProcessGateways } from '../in-process-gateways.ts'
import { mailTexts } from '../mail-texts.ts'
import { injectorOf } from '../injector-of.ts'
import { storefrontOf, type Storefront } from './storefront-of.ts'

/** A Monday morning in Zurich. */
const OPENING = new Date('2026-03-02T08:00:00Z')

export type Overrides = Partial<CommercePorts> & { readonly goods?: ShopGoods }

/** One shopper: every use case of the storefront as a plain function, and the container behind them. */
export type Visitor = Storefront & {
  readonly injector: Injector
  readonly cartToken: () => CartToken | undefined
  readonly campaign: () => Campaign | undefined
}

const SILENT = { warn: () => {} }

const keepInMemory = () => {
  let kept: CartToken | undefined
  return {
    kept: () => kept,
    keep: (token: CartToken) => { kept = token },
    forget: () => { kept = undefined },
  }
}

const keepCampaign = () => {
  let kept: Campaign | undefined
  return {
    keep: (campaign: Campaign) => { kept = campaign },
    forget: () => { kept = undefined },
    kept: () => kept,
    campaignOf: (productId: ProductId) => (kept?.productId === productId ? kept : undefined),
  }
}

const expectRight = async <Answer>(task: TaskEither<unknown, Answer>): Promise<Answer> => {
  const answer = await task()
  if (E.isLeft(answer)) throw new Error(`Refused: ${JSON.stringify(answer.left)}`)
  return answer.right
}

/**
 * The whole shop in one process and in memory: no HTTP, no browser, no database. A fresh one each time; the clock stands
 * still until it is moved; every port can be replaced.
 */
export const openHeadlessShop = ({ goods = demoCatalogue(), ...overrides }: Overrides = {}) => {
  const clock = openSettableClock(OPENING)
  const desk = openPaymentDesk()
  const mailer = openMemoryMailer()
  const ports: CommercePorts = {
    ...openMemoryShop(goods),
    provider: desk,
    paymentDeadline: { hours: 24 },
    directory: openSwissDirectory(),
    mailer,
    mailTexts,
    clock,
    tokens: randomTokens,
    passwords: readablePasswords,
    sessionMaker: randomSessions,
    register: demoShopRegister(),
    ...overrides,
  }
  const commerce = makeCommerce(ports)
  return {
    clock,
    ports,
    /** The payment provider, as long as no other is given. */
    desk,
    commerce,
    /** Somebody new at the door, with a cart of their own. */
    visitor: (at: {
      readonly brand?: BrandChannel
      readonly locale?: Locale
      readonly traces?: PurchaseTraces
      readonly tracking?: Tracking
      readonly failures?: FailureLog
    } = {}): Visitor => {
      const brandChannel = at.brand ?? 'iris'
      const locale = at.locale ?? 'de'
      const keeper = keepInMemory()
      const campaigns = keepCampaign()
      const publicUrl = 'http://headless.example'
      const session = sessionInMemory()
      const gateways = inProcessGateways(commerce, { brandChannel, locale, publicUrl, session, campaignOf: campaigns.campaignOf })
      const shop = ports.register.settings(brandChannel)
      const injector = injectorOf(storefrontContainer(gateways, {
        keeper,
        campaigns,
        signedInKeeper: { isKept: () => session.kept() !== undefined, forget: session.forget },
        traces: at.traces ?? { forget: campaigns.forget },
        today: () => zurichTime(ports.clock.now()).day,
        shop,
        ...(at.tracking === undefined ? {} : { tracking: at.tracking }),
        log: SILENT,
        ...(at.failures === undefined ? {} : { failures: at.failures }),
        loading: noLonger,
      }))
      return { ...storefrontOf(injector, locale), injector, cartToken: keeper.kept, campaign: campaigns.kept }
    },
    /** The payment provider says how the newest attempt of an order ended. */
    settlePayment: async (orderToken: OrderToken, outcome: PaymentNotice['outcome']): Promise<void> => {
      const attempt = desk.attempts().findLast((payment) => payment.orderToken === orderToken)
      if (attempt === undefined) throw new Error('The payment provider knows no attempt for this order')
      await expectRight(commerce.payment.recordNotice(desk.notice(attempt, outcome)))
    },
    /** What the shop does by itself: asks about payments that nobody spoke of, gives money back, gives up unpaid orders. */
    lookAfterPayments: async (): Promise<void> => {
      await expectRight(commerce.payment.reconcilePayments(clock.now()))
      await expectRight(commerce.order.releaseUnpaidOrders())
      await expectRight(commerce.payment.refundPayments())
    },
    /** Sends what waits in the outbox and answers every mail sent so far. */
    mails: async () => {
      await expectRight(commerce.mail.sendMails())
      return mailer.sent()
    },
  }
}
export type HeadlessShop = ReturnType<typeof openHeadlessShop>
