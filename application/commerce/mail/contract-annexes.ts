import { GUARANTEE_ANCHOR, needsGuaranteeNotice } from '../../../domain/order/guarantee-notice.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { formatDayWithYear } from '../../../domain/stock/format-arrival.ts'
import type { MailAnnex } from './mail-content.ts'
import type { Say } from './mail-texts.port.ts'

/** The terms, section by section, as their page shows them. */
const termsOf = ({ domain, currency }: ShopSettings, day: string, say: Say): readonly MailAnnex[] => [
  { heading: say('content.terms.title'), texts: [say('mail.terms_day', { day })] },
  { heading: say('content.terms.scope'), texts: [say('content.terms.scope_text', { domain })] },
  { heading: say('content.terms.contract'), texts: [say('content.terms.contract_offer'), say('content.terms.contract_dispatch')] },
  { heading: say('content.terms.prices'), texts: [say('content.terms.prices_text', { currency })] },
  { heading: say('content.terms.payment'), texts: [say('content.terms.payment_text')] },
  {
    heading: say('content.terms.subscription'),
    texts: [say('content.terms.subscription_text'), say('content.terms.subscription_end')],
  },
  { heading: say('content.terms.delivery'), texts: [say('content.terms.delivery_text')] },
  { heading: say('content.terms.lenses'), texts: [say('content.terms.lenses_fitted'), say('content.terms.lenses_checked')] },
  { heading: say('content.terms.returns'), texts: [say('content.terms.returns_text'), say('content.terms.withdrawal_text')] },
  { heading: say('content.terms.faults'), texts: [say('content.terms.faults_text')] },
  {
    heading: say('content.terms.guarantee'),
    texts: [say('content.terms.guarantee_text'), say('content.terms.guarantee_remedies'), say('content.terms.guarantee_more')],
  },
  { heading: say('content.terms.data'), texts: [say('content.terms.data_text')] },
  { heading: say('content.terms.law'), texts: [say('content.terms.law_text')] },
]

/** The EU notice on the legal guarantee of conformity, for an order that is delivered to a member state. */
const guaranteeOf = (order: Order, settings: ShopSettings, say: Say): readonly MailAnnex[] =>
  needsGuaranteeNotice(order)
    ? [{
      heading: say('guarantee.title'),
      texts: [say('guarantee.order')],
      link: { text: say('guarantee.link'), address: `${shopOrigin(settings)}${localePath(order.locale, '/terms')}#${GUARANTEE_ANCHOR}` },
    }]
    : []

const sellerOf = ({ details, brandName }: ShopSettings): string =>
  details === undefined ? brandName : [details.company, ...details.address].join(', ')

/**
 * The annexes of a distance contract: the terms in the wording of the order's day, the right of withdrawal, and its form (Directive
 * 2011/83/EU, article 8 (7) and annex I).
 */
export const contractAnnexes = (order: Order, settings: ShopSettings, say: Say): readonly MailAnnex[] => {
  const { email, internationalPhone: phone } = settings
  const [day, seller] = [formatDayWithYear(zurichTime(new Date(order.createdAt)).day), sellerOf(settings)]
  return [
    ...guaranteeOf(order, settings, say),
    ...termsOf(settings, day, say),
    {
      heading: say('mail.right'),
      texts: [
        say('mail.right_period'), say('mail.right_how', { email, seller, phone }), say('mail.right_refund'), say('mail.right_return'),
        say('content.returns.opened_text'),
      ],
    },
    {
      heading: say('mail.right_form'),
      texts: [
        say('mail.right_form_hint'), say('mail.right_form_to', { seller, email }), say('mail.right_form_statement'),
        say('mail.right_form_dates', { number: order.number, day }), say('mail.right_form_name'), say('mail.right_form_address'),
        say('mail.right_form_signature'), say('mail.right_form_day'), say('mail.right_form_strike'),
      ],
    },
  ]
}
