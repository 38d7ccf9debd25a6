import { FormattedMessage } from 'react-intl'
import { shippingLabelKey } from '../../domain/delivery/shipping-label.ts'

/** The name of a shipping method; an unknown one is shown by its code (decision A30). */
export const ShippingNameText = ({ code }: { readonly code: string }) => {
  const label = shippingLabelKey(code)
  return label === undefined ? code : <FormattedMessage id={label} />
}
