import { FormattedDate, FormattedMessage } from 'react-intl'
import { Unbroken } from '../design/Unbroken.tsx'

/** The order date; `at` is an ISO instant. */
export const OrderedOn = ({ at }: { readonly at: string }) => (
  <FormattedMessage id="account.ordered_on" values={{ date: <Unbroken><FormattedDate value={at} dateStyle="long" /></Unbroken> }} />
)
