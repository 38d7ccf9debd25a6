import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { TYPED_SOURCES, type EyeValues, type ValuesSource } from '../../../domain/lens-pass/lens-pass.ts'
import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import type { PassLens, ShownValues, ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { SuggestedValues } from '../../../domain/lens-pass/suggest-values.ts'
import { makeWearerName } from '../../../domain/lens-pass/wearer-name.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { shortList } from '../codec/short-list.ts'
import { textCodec } from '../codec/value-codec.ts'
import { Day } from '../values/day.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { optionOf, OptionRecord, optionToWire } from '../values/option.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

const typed = { written_on: TypedText, source: oneOf('TypedSource', TYPED_SOURCES), right_eye: OptionRecord, left_eye: OptionRecord }
const optionalFields = { product_id: nullable(ProductIdNumber) }

export const LensValuesRequest = closed('LensValuesRequest', typed, optionalFields)
type LensValuesRequest = t.TypeOf<typeof LensValuesRequest>
export const NewLensValuesRequest = closed('NewLensValuesRequest', { wearer: TypedText, ...typed }, optionalFields)
export const ImportLensValuesRequest = closed('ImportLensValuesRequest', { wearer: TypedText, items: shortList(ExactText) })
export const WearerRequest = closed('WearerRequest', { name: TypedText })

export const typedOf = (wire: LensValuesRequest): TypedLensValues => ({
  day: wire.written_on, source: wire.source, right: wire.right_eye, left: wire.left_eye,
  ...omitUndefined({ productId: wire.product_id ?? undefined }),
})

export const typedToWire = ({ day, source, productId, right, left }: TypedLensValues): LensValuesRequest => ({
  written_on: day, source, right_eye: right, left_eye: left, ...omitUndefined({ product_id: productId }),
})

const eyes = { right_eye: nullable(OptionRecord), left_eye: nullable(OptionRecord) }
type EyesWire = t.TypeOfProps<typeof eyes>

const eyeToWire = (option: LensOption | undefined): EyesWire['right_eye'] =>
  option === undefined ? null : optionToWire(undefined, option)
const eyesToWire = ({ right, left }: EyeValues): EyesWire => ({ right_eye: eyeToWire(right), left_eye: eyeToWire(left) })
const eyeOf = (wire: EyesWire['right_eye']): LensOption | undefined => (wire === null ? undefined : optionOf(undefined, wire))
const eyesOf = (wire: EyesWire): EyeValues => omitUndefined({ right: eyeOf(wire.right_eye), left: eyeOf(wire.left_eye) })

const SourceWire = t.strict(
  { by: oneOf('LensValuesSource', [...TYPED_SOURCES, 'order']), order_id: nullable(t.number), order_number: nullable(t.string) },
  'LensValuesSource',
)
type SourceWire = t.TypeOf<typeof SourceWire>

const sourceToWire = (source: ValuesSource): SourceWire =>
  source._tag === 'Given'
    ? { by: source.by, order_id: null, order_number: null }
    : { by: 'order', order_id: source.orderId, order_number: source.orderNumber }

const sourceOf = ({ by, order_id: orderId, order_number: orderNumber }: SourceWire): ValuesSource =>
  by === 'order' ? { _tag: 'Order', orderId: orderId ?? 0, orderNumber: orderNumber ?? '' } : { _tag: 'Given', by }

const LensWire = t.strict({ product_id: ProductIdNumber, titles: LocalTextRecord, slugs: LocalTextRecord }, 'PassLens')
const lensToWire = ({ id, titles, slugs }: PassLens): t.TypeOf<typeof LensWire> => ({ product_id: id, titles, slugs })

const ValuesWire = t.strict(
  { id: t.number, written_on: Day, source: SourceWire, lens: nullable(LensWire), ...eyes }, 'LensValues',
)
type ValuesWire = t.TypeOf<typeof ValuesWire>

const valuesToWire = ({ id, day, source, lens, eyes: both }: ShownValues): ValuesWire => ({
  id, written_on: day, source: sourceToWire(source), lens: lens === undefined ? null : lensToWire(lens), ...eyesToWire(both),
})

const valuesOf = ({ id, written_on: day, source, lens, ...both }: ValuesWire): ShownValues => ({
  id, day, source: sourceOf(source), eyes: eyesOf(both),
  ...omitUndefined({ lens: lens === null ? undefined : { id: lens.product_id, titles: lens.titles, slugs: lens.slugs } }),
})

const WearerWire = t.strict(
  { id: t.number, name: textCodec('WearerName', makeWearerName), values: t.readonlyArray(ValuesWire) }, 'LensWearer',
)

export const LensPassCodec = codecFrom(
  'LensPass', t.strict({ wearers: t.readonlyArray(WearerWire) }, 'LensPass'),
  ({ wearers }) => E.right<never, readonly ShownWearer[]>(
    wearers.map(({ id, name, values }) => ({ id, name, values: values.map(valuesOf) }))),
)

export const lensPassToWire = (wearers: readonly ShownWearer[]) => ({
  wearers: wearers.map(({ id, name, values }) => ({ id, name, values: values.map(valuesToWire) })),
})

const SuggestionWire = t.strict(
  {
    order_id: t.number, order_number: t.string, written_on: Day, product_id: ProductIdNumber, titles: LocalTextRecord,
    items: t.readonlyArray(t.string), ...eyes,
  },
  'LensValuesSuggestion',
)

export const SuggestionsCodec = codecFrom(
  'LensValuesSuggestions', t.strict({ 'hydra:member': t.readonlyArray(SuggestionWire) }, 'LensValuesSuggestions'),
  (wire) => E.right<never, readonly SuggestedValues[]>(wire['hydra:member'].map((suggestion) => ({
    orderId: suggestion.order_id, orderNumber: suggestion.order_number, day: suggestion.written_on, productId: suggestion.product_id,
    titles: suggestion.titles,
    lineIds: suggestion.items, eyes: eyesOf(suggestion),
  }))),
)

export const suggestionsToWire = (suggested: readonly SuggestedValues[]) => ({
  'hydra:member': suggested.map(({ orderId, orderNumber, day, productId, titles, lineIds, eyes: both }) => ({
    order_id: orderId, order_number: orderNumber, written_on: day, product_id: productId, titles, items: lineIds, ...eyesToWire(both),
  })),
})
