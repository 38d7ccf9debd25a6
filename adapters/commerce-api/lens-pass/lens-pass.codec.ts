import * as t from 'io-ts'
import { TYPED_SOURCES, type EyeValues, type TypedSource, type ValuesSource } from '../../../domain/lens-pass/lens-pass.ts'
import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import type { PassLens, ShownValues, ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { SuggestedValues } from '../../../domain/lens-pass/suggest-values.ts'
import { makeWearerName, MAX_WEARER_NAME } from '../../../domain/lens-pass/wearer-name.ts'
import { as, list, optional, via } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, type Fields, flat, members, record, wrapped } from '../codec/record.ts'
import { textCodec } from '../codec/value-codec.ts'
import { Day } from '../values/day.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { OptionRecord, plainOption } from '../values/option.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

const typed = {
  day: as('written_on', TypedText), source: oneOf('TypedSource', TYPED_SOURCES), productId: optional(ProductIdNumber),
  right: as('right_eye', OptionRecord), left: as('left_eye', OptionRecord),
} satisfies Fields<TypedLensValues>

export const LensValuesRequest =
  closedRecord<{ readonly values: TypedLensValues }>('LensValuesRequest', { values: flat<TypedLensValues>(typed) })
export const NewLensValuesRequest = closedRecord<{ readonly wearer: string; readonly values: TypedLensValues }>(
  'NewLensValuesRequest', { wearer: TypedText, values: flat<TypedLensValues>(typed) },
)
export const ImportLensValuesRequest = closedRecord<{ readonly wearer: string; readonly lineIds: readonly string[] }>(
  'ImportLensValuesRequest', { wearer: TypedText, lineIds: as('items', list(ExactText)) },
)
export const WearerRequest = closedRecord<{ readonly name: string }>('WearerRequest', { name: TypedText })

const eye = optional(plainOption)
const eyes = flat<EyeValues>({ right: as('right_eye', eye), left: as('left_eye', eye) })

type FlatSource = { readonly by: TypedSource | 'order'; readonly orderId?: number; readonly orderNumber?: string }
const source = via<FlatSource, ValuesSource>(
  record<FlatSource>('LensValuesSource', {
    by: oneOf('LensValuesSource', [...TYPED_SOURCES, 'order']), orderId: optional(t.number), orderNumber: optional(t.string),
  }),
  ({ by, orderId = 0, orderNumber = '' }) => (by === 'order' ? { _tag: 'Order', orderId, orderNumber } : { _tag: 'Given', by }),
  (values) => (values._tag === 'Given' ? values : { ...values, by: 'order' }),
)

const lens = record<PassLens>('PassLens', { id: as('product_id', ProductIdNumber), titles: LocalTextRecord, slugs: LocalTextRecord })
const values = record<ShownValues>('LensValues', { id: t.number, day: as('written_on', Day), source, lens: optional(lens), eyes })

export const LensPassRecord = wrapped('LensPass', 'wearers', list(record<ShownWearer>('LensWearer', {
  id: t.number, name: textCodec('WearerName', makeWearerName, { maxLength: MAX_WEARER_NAME, examples: ['Anna'] }), values: list(values),
})))

export const SuggestionsRecord = members('LensValuesSuggestions', record<SuggestedValues>('LensValuesSuggestion', {
  orderId: t.number, orderNumber: t.string, day: as('written_on', Day), productId: ProductIdNumber, titles: LocalTextRecord,
  lineIds: as('items', list(t.string)), eyes,
}))
