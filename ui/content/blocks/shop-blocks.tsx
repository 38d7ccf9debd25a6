import { FormattedMessage } from 'react-intl'
import type { BlockViewProps } from '../block-view.ts'
import { ConsentSettings } from '../../tracking/ConsentSettings.tsx'
import css from '../Blocks.module.css'
import type { MessageId } from '../../messages/message-id.ts'
import { NECESSARY_COOKIES, STATISTICS_COOKIES } from '../pages/cookies.ts'
import { ShippingPricesView } from '../ShippingPricesView.tsx'

export const ShippingOptionsBlockView = ({ block, context }: BlockViewProps<'ShippingOptions'>) => (
  <section className={css['text']}>
    {block.title !== '' && <h2>{block.title}</h2>}
    <ShippingPricesView prices={context.shippingPrices} />
  </section>
)

const PARTS = ['tab', 'payment'] as const

const CookieLines = ({ lines }: { readonly lines: readonly MessageId[] }) => (
  <ul>{lines.map((id) => <li key={id}><FormattedMessage id={id} /></li>)}</ul>
)

/** What is stored for which purpose: a summary, or part by part. */
const StoredData = ({ inParts }: { readonly inParts: boolean }) => (
  <>
    <h3><FormattedMessage id="content.consent.necessary" /></h3>
    <p><FormattedMessage id="content.consent.necessary_text" /></p>
    {inParts && <CookieLines lines={NECESSARY_COOKIES} />}
    {inParts && (
      <dl className={css['details']}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt><FormattedMessage id={`content.cookies.${part}`} /></dt>
            <dd><FormattedMessage id={`content.cookies.${part}_text`} /></dd>
          </div>
        ))}
      </dl>
    )}
    <h3><FormattedMessage id="content.consent.statistics" /></h3>
    <p><FormattedMessage id={inParts ? 'content.cookies.consent_text' : 'content.consent.statistics_text'} /></p>
    {inParts && <CookieLines lines={STATISTICS_COOKIES} />}
  </>
)

/** What is stored, and the choice of consent: in full, by purpose, or by purpose without the choice. */
export const CookieConsentBlockView = ({ block: { type } }: BlockViewProps<'CookieConsent'>) => (
  <div className={css['text']} data-consent={type}>
    {type !== 'category-only' && <ConsentSettings />}
    <StoredData inParts={type === 'all'} />
  </div>
)

/** Formatted delivery dates; nothing for invalid ones. */
export const DeliveryRangeBlockView = ({ block: { title, from, to }, context }: BlockViewProps<'DeliveryRange'>) => {
  const days = context.arrivals[`${from}/${to}`]
  return days !== undefined && <p>{title !== '' && <>{title}{' '}</>}<strong>{days}</strong></p>
}
