import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import {
  TYPED_SOURCES, type EyeValues, type LensPass, type LensValues, type ValuesSource, type Wearer,
} from '../../../domain/lens-pass/lens-pass.ts'
import type { WearerName } from '../../../domain/lens-pass/wearer-name.ts'
import { lensOptionCodec } from '../prescription/lens-codecs.ts'
import { codecFrom } from '../rows/codec-from.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { oneOf, productIdCodec, trusted } from '../rows/value-codecs.ts'

const eyes: StoredCodec<EyeValues> = recordCodec<EyeValues>('EyeValues', {}, { right: lensOptionCodec, left: lensOptionCodec })

type GivenSource = Extract<ValuesSource, { readonly _tag: 'Given' }>
type FromOrder = Extract<ValuesSource, { readonly _tag: 'Order' }>
const source: StoredCodec<ValuesSource> = t.union([
  recordCodec<GivenSource>('GivenSource', { _tag: t.literal('Given'), by: oneOf('TypedSource', TYPED_SOURCES) }, {}),
  recordCodec<FromOrder>('OrderSource', { _tag: t.literal('Order'), orderId: t.number, orderNumber: t.string }, {}),
], 'ValuesSource')

const values: StoredCodec<LensValues> = recordCodec<LensValues>(
  'LensValues', { id: t.number, day: t.string, source, eyes }, { productId: productIdCodec },
)

/** A wearer has at least one set of values. */
const someValues: StoredCodec<Wearer['values']> = codecFrom('SomeValues', t.readonlyArray(values), ([first, ...others]) =>
  (first === undefined ? E.left('none') : E.right<string, Wearer['values']>([first, ...others])))

const wearer: StoredCodec<Wearer> = recordCodec<Wearer>(
  'Wearer', { id: t.number, name: trusted<WearerName>('WearerName'), values: someValues }, {},
)

export const lensPassCodec: StoredCodec<LensPass> = recordCodec<LensPass>(
  'LensPass', { wearers: t.readonlyArray(wearer) }, {},
)
