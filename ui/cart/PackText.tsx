import { FormattedMessage } from 'react-intl'

/** A pack by its lenses, or by the label of what is no lens: `2 x 360 ml`. */
export const PackText = ({ pack }: { readonly pack: number | string }) =>
  typeof pack === 'number' ? <FormattedMessage id="cart.pack_of" values={{ count: pack }} /> : pack
