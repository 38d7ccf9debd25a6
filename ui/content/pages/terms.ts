import { GUARANTEE_ANCHOR } from '../../../domain/order/guarantee-notice.ts'
import { guaranteeArtwork, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** The terms and conditions. */
export const terms = (): ContentText => ({
  title: 'content.terms.title',
  description: 'content.terms.description',
  sections: [
    section('content.terms.scope', paragraph('content.terms.scope_text')),
    section('content.terms.contract', paragraph('content.terms.contract_offer'), paragraph('content.terms.contract_dispatch')),
    section('content.terms.prices', paragraph('content.terms.prices_text')),
    section('content.terms.payment', paragraph('content.terms.payment_text')),
    section('content.terms.subscription', paragraph('content.terms.subscription_text'), paragraph('content.terms.subscription_end')),
    section('content.terms.delivery', paragraph('content.terms.delivery_text')),
    section('content.terms.lenses', paragraph('content.terms.lenses_fitted'), paragraph('content.terms.lenses_checked')),
    section('content.terms.returns', paragraph('content.terms.returns_text'), paragraph('content.terms.withdrawal_text')),
    section('content.terms.faults', paragraph('content.terms.faults_text')),
    {
      ...section(
        'content.terms.guarantee',
        paragraph('content.terms.guarantee_text'),
        paragraph('content.terms.guarantee_remedies'),
        paragraph('content.terms.guarantee_more'),
        guaranteeArtwork,
      ),
      anchor: GUARANTEE_ANCHOR,
    },
    section('content.terms.data', paragraph('content.terms.data_text')),
    section('content.terms.law', paragraph('content.terms.law_text')),
  ],
})
