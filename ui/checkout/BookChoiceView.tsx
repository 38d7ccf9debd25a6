import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AddressEntry } from '../address/address-book-data.ts'
import { fieldNameOf, type AddressPart } from '../address/address-fields.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { TICKED } from '../form/ticked.ts'
import { ANOTHER } from './book-choice.ts'
import css from './BookChoiceView.module.css'

export type BookChoiceViewProps = {
  readonly part: AddressPart
  readonly entries: readonly AddressEntry[]
  readonly values: FormReply['typed']
  readonly legend: ReactNode
  /** The fields for a new address. */
  readonly children: ReactNode
}

/** A choice of the customer's addresses, or a new one, which can be saved. */
export const BookChoiceView = ({ part, entries, values, legend, children }: BookChoiceViewProps) => {
  const [from, keep] = [fieldNameOf(part, 'from'), fieldNameOf(part, 'keep')]
  const chosen = values[from] ?? ANOTHER
  return (
    <div className={css['choice']} key={chosen}>
      <RadioCards
        legend={legend}
        name={from}
        defaultValue={chosen}
        options={[
          ...entries.map(({ id, address: { lines } }) => ({ value: String(id), label: lines[0], detail: lines.slice(1).join(', ') })),
          { value: ANOTHER, label: <FormattedMessage id="checkout.address.another" /> },
        ]}
      />
      <div className={css['another']}>
        {children}
        <Checkbox
          name={keep}
          value={TICKED}
          defaultChecked={values[keep] !== undefined}
          label={<FormattedMessage id="checkout.address.save" />}
        />
      </div>
    </div>
  )
}
