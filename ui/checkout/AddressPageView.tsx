import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
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
  /** Stored values, by field name. */
  readonly stored: FormReply['typed']
  /** The customer's address book; absent if it is empty. */
  readonly book?: readonly AddressEntry[] | undefined
  readonly countries: readonly Country[]
  readonly reply?: AddressReply | undefined
  readonly isBusy: boolean
  readonly backPath: string
  /** Only for a customer. */
  readonly partner?: PartnerData | undefined
}

/** Billing address, and an optional separate shipping address. */
export const AddressPageView = (props: AddressPageViewProps) => {
  const { stored, book, countries, reply, isBusy, backPath, partner } = props
  const values = reply?.typed ?? stored
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
    <Form method="post" noValidate data-preserve="address" className={form['form']}>
      <ProblemsView reply={reply} nameOf={addressFieldLabel} />
      {reply?.suggestions !== undefined && <AddressSuggestionsView suggestions={reply.suggestions} />}
      {fields('billing')}
      {partner !== undefined && <PartnerView partner={partner} chosen={values['deliveryTo']} />}
      <div className={css['separate']}>
        <Checkbox
          name="hasSeparateShippingAddress"
          value="yes"
          defaultChecked={values['hasSeparateShippingAddress'] !== undefined}
          label={<FormattedMessage id="checkout.address.ship_to_other" />}
        />
        <div className={css['shipping']}>
          {fields('shipping')}
        </div>
      </div>
      <FormButtonsView label={<FormattedMessage id="checkout.to_shipping" />} isBusy={isBusy} backPath={backPath} />
    </Form>
  )
}
