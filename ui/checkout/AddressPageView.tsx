import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import type { Country } from '../../domain/shop/country.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import type { AddressEntry } from '../address/address-book-data.ts'
import type { AddressPart } from '../address/address-fields.ts'
import type { AddressReply } from '../address/address-reply.ts'
import { addressFieldLabel } from '../address/address-field-label.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { AddressSuggestionsView } from '../address/AddressSuggestionsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { BookChoiceView } from './BookChoiceView.tsx'
import type { PartnerData } from './partner-data.ts'
import { PartnerView } from './PartnerView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import form from './Form.module.css'
import css from './AddressPageView.module.css'

export type AddressPageViewProps = {
  /** What the shop knows already, by field name. */
  readonly known: FormReply['typed']
  /** The addresses a customer keeps; who keeps none has nothing to choose. */
  readonly book?: readonly AddressEntry[] | undefined
  readonly countries: readonly Country[]
  readonly reply?: AddressReply | undefined
  readonly isBusy: boolean
  readonly backPath: string
  /** Of a customer; a guest has none. */
  readonly partner?: PartnerData | undefined
}

/** Billing address, and a delivery address for whoever wants the parcel elsewhere. */
export const AddressPageView = (props: AddressPageViewProps) => {
  const { known, book, countries, reply, isBusy, backPath, partner } = props
  const values = reply?.typed ?? known
  const fields = (part: AddressPart) => {
    const legend = <FormattedMessage id={`checkout.address.${part}`} />
    const typed = (title: ReactNode) => (
      <AddressFields part={part} countries={countries} values={values} problems={reply?.problems ?? {}} legend={title} />
    )
    if (book === undefined) return typed(legend)
    return (
      <BookChoiceView part={part} entries={book} values={values} legend={legend}>
        {typed(<FormattedMessage id="checkout.address.another" />)}
      </BookChoiceView>
    )
  }
  return (
    <Form method="post" noValidate data-keeps="address" className={form['form']}>
      <ProblemsView reply={reply} nameOf={addressFieldLabel} />
      {reply?.suggestions !== undefined && <AddressSuggestionsView suggestions={reply.suggestions} />}
      {fields('billing')}
      {partner !== undefined && <PartnerView partner={partner} chosen={values['deliveryTo']} />}
      <div className={css['elsewhere']}>
        <Checkbox
          name="hasSeparateShippingAddress"
          value="yes"
          defaultChecked={values['hasSeparateShippingAddress'] !== undefined}
          label={<FormattedMessage id="checkout.address.ship_elsewhere" />}
        />
        <div className={css['shipping']}>
          {fields('shipping')}
        </div>
      </div>
      <FormButtonsView label={<FormattedMessage id="checkout.to_shipping" />} isBusy={isBusy} backPath={backPath} />
    </Form>
  )
}
