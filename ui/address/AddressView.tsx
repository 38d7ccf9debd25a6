import { FormattedMessage, useIntl } from 'react-intl'
import { countryName } from '../shop/country-name.ts'
import type { AddressLines } from './address-lines.ts'
import css from './AddressView.module.css'

/** An address as written on a parcel. */
export const AddressView = ({ address: { lines, country, contact = [], isPickup } }: { readonly address: AddressLines }) => {
  const intl = useIntl()
  return (
    <address className={css['address']}>
      {isPickup === true && <strong><FormattedMessage id="checkout.partner.ready" /></strong>}
      {lines.map((line, index) => <span key={index}>{line}</span>)}
      <span>{countryName(intl, country)}</span>
      {contact.map((line) => <span key={line}>{line}</span>)}
    </address>
  )
}
