import type { BlockViewProps } from '../block-view.ts'
import { ConsentSettings } from '../../tracking/ConsentSettings.tsx'
import css from '../Blocks.module.css'
import { WithTexts } from '../../messages/WithTexts.tsx'
import { ShippingPricesView } from '../ShippingPricesView.tsx'

export const ShippingOptionsBlockView = ({ block, world }: BlockViewProps<'ShippingOptions'>) => (
  <section className={css['text']}>
    {block.title !== '' && <h2>{block.title}</h2>}
    <WithTexts part="content"><ShippingPricesView prices={world.shippingPrices} /></WithTexts>
  </section>
)

/** Where visitors see and change what they allowed. */
export const CookieConsentBlockView = ({ block }: BlockViewProps<'CookieConsent'>) => (
  <div data-consent={block.type}><ConsentSettings /></div>
)
