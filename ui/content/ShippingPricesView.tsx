import { FormattedMessage, useIntl } from 'react-intl'
import type { ShippingPrices } from '../../application/storefront/delivery/list-shipping-prices.ts'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import { Disclosure } from '../design/Disclosure.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { countryName } from '../shop/country-name.ts'
import css from './ContentPageView.module.css'

/** Shipping prices by country; the first, most common one is open. Nothing if no price is known. */
export const ShippingPricesView = ({ prices }: { readonly prices: readonly ShippingPrices[] }) => {
  const intl = useIntl()
  return prices.length > 0 && (
    <section className={css['section']} aria-labelledby="shipping-prices">
      <h2 id="shipping-prices"><FormattedMessage id="content.shipping_info.prices" /></h2>
      {prices.map(({ country, methods }, index) => (
        <Disclosure key={country} summary={countryName(intl, country)} isOpen={index === 0}>
          <DefinitionRows
            rows={methods.map(({ key, price }) => ({ term: <ShippingNameText code={key} />, value: <MoneyText money={price} /> }))}
          />
        </Disclosure>
      ))}
    </section>
  )
}
