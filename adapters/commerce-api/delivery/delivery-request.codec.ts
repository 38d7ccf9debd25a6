import type { StockQuestion } from '../../../application/contract/delivery.ts'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import { as, computed, type Field, list, ofSender, omittable, orNull } from '../codec/field.ts'
import { closedRecord } from '../codec/record.ts'
import { Cents } from '../values/cents.codec.ts'
import { CountryCode } from '../values/codes.codec.ts'
import { QuantityText } from '../values/names.codec.ts'
import { chosenProduct } from '../values/option-input.ts'
import { OptionRecord } from '../values/option.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

const Question = closedRecord<StockQuestion>('DeliveryQuestion', {
  catalog: ofSender(ExactText, ({ shop }) => shop?.salesChannel),
  ...chosenProduct('variant_representation', OptionRecord),
  // Both eyes have the same stock.
  eye: computed(() => undefined),
  quantity: QuantityText,
})

/** Until an address is known, the country comes from the configuration. */
const country: Field<Shipment['country']> = {
  ...orNull(CountryCode), wire: CountryCode, write: (known, { shop }) => known ?? shop?.country,
}
const Shipping = closedRecord<Shipment>(
  'DeliveryShipping', { country, method: orNull(ExactText), worth: as('items_total', omittable(Cents)) },
)
const shipment: Field<Shipment | undefined> = { ...Shipping, write: (known = {}, scope) => Shipping.write(known, scope) }

export type StockInput = { readonly questions: readonly StockQuestion[]; readonly shipment?: Shipment }

/** What would be sent, where to and by which carrier (Commerce §7). */
export const DeliveryRequest = closedRecord<StockInput>('DeliveryRequest', {
  questions: as('items', list(Question)),
  shipment: as('shipping', shipment),
  carrier: ofSender(ExactText, ({ shop }) => shop?.carrier),
})
