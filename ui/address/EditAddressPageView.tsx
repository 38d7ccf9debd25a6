import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { Country } from '../../domain/shop/country.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { TICKED } from '../form/ticked.ts'
import type { AddressReply } from './address-reply.ts'
import { addressFieldLabel } from './address-field-label.tsx'
import { AddressFields } from './AddressFields.tsx'
import { AddressSuggestionsView } from './AddressSuggestionsView.tsx'
import css from './EditAddressPageView.module.css'

export type EditAddressPageViewProps = {
  readonly isNew: boolean
  /** Whether the default can be chosen. */
  readonly isDefaultOpen: boolean
  /** The stored values, by field name. */
  readonly stored: FormReply['typed']
  readonly countries: readonly Country[]
  readonly reply?: AddressReply | undefined
  readonly isBusy: boolean
  readonly backPath: string
}

/** The form for one address of the address book, with the rules of the checkout. */
export const EditAddressPageView = ({ isNew, isDefaultOpen, stored, countries, reply, isBusy, backPath }: EditAddressPageViewProps) => {
  const values = reply?.typed ?? stored
  const title = isNew ? 'account.address_new' : 'account.address_edit'
  return (
    <div className={css['page']}>
      <h1><FormattedMessage id={title} /></h1>
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={addressFieldLabel} />
        {reply?.suggestions !== undefined && (
          <AddressSuggestionsView suggestions={reply.suggestions} legend={<FormattedMessage id="account.address" />} />
        )}
        <AddressFields
          part="billing"
          countries={countries}
          values={values}
          problems={reply?.problems ?? {}}
          legend={<FormattedMessage id="account.address" />}
        />
        {isDefaultOpen && (
          <Checkbox
            name="isDefault"
            value={TICKED}
            defaultChecked={values['isDefault'] !== undefined}
            label={<FormattedMessage id="account.address_as_default" />}
          />
        )}
        <FormButtonsView label={<FormattedMessage id="account.address_save" />} isBusy={isBusy} backPath={backPath} />
      </Form>
    </div>
  )
}
