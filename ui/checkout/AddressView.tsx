import { FormattedMessage } from 'react-intl'
import { isCountry } from '../../domain/shop/country.ts'
import type { AddressLines } from './address-lines.ts'
import css from './AddressView.module.css'

/** An address as it stands on a parcel. */
export const AddressView = ({ address: { lines, country, isPickup } }: { readonly address: AddressLines }) => (
  <address className={css['address']}>
    {isPickup === true && <strong><FormattedMessage id="checkout.partner.ready" /></strong>}
    {lines.map((line, index) => <span key={index}>{line}</span>)}
    <span>{isCountry(country) ? <FormattedMessage id={`country.${country}`} /> : country}</span>
  </address>
)
