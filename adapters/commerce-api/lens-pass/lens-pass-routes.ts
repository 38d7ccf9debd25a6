import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { lensPassContract } from '../../../application/contract/lens-pass.ts'
import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { type RequestForm, type RequestParts, route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import {
  ImportLensValuesRequest, LensPassCodec, lensPassToWire, LensValuesRequest, NewLensValuesRequest, SuggestionsCodec, suggestionsToWire,
  typedOf, typedToWire, WearerRequest,
} from './lens-pass.codec.ts'

type EntryPath = { readonly id: number }

/** An id that no entry has, for a path that is not an id. */
const NO_ID = 0
const numberIn = ({ path }: RequestParts, name: string): number => readWholeNumber(path[name], IDS) ?? NO_ID

const entryRequest = (parameter: string): RequestForm<EntryPath> => withoutBody({
  encode: ({ id }) => ({ path: { [parameter]: id } }),
  decode: (request) => E.right({ id: numberIn(request, parameter) }),
})

const pass = replyWith(LensPassCodec, lensPassToWire)

type TakeInput = { readonly wearer: string; readonly orderId: number; readonly lineIds: readonly string[] }

export const lensPassRoutes = {
  getLensPass: route(
    'GET /api/customers/me/lens-pass', 'List the lens profiles of the customer and their family, newest first', noInput, pass,
  ),
  getLensValueSuggestions: route(
    'GET /api/customers/me/lens-pass/suggestions', 'List lens values of own orders that are not saved yet',
    noInput, replyWith(SuggestionsCodec, suggestionsToWire),
  ),
  addLensValues: route(
    'POST /api/customers/me/lens-pass/values', 'Save lens values for a wearer',
    withBody<t.TypeOf<typeof NewLensValuesRequest>, { readonly wearer: string; readonly values: TypedLensValues }>({
      body: NewLensValuesRequest,
      encode: ({ wearer, values }) => ({ body: { wearer, ...typedToWire(values) } }),
      decode: (wire) => E.right({ wearer: wire.wearer, values: typedOf(wire) }),
    }),
    pass,
    { status: 201 },
  ),
  importLensValues: route(
    'POST /api/customers/me/orders/{order_id}/lens-values', 'Save the lens values of an order',
    withBody<t.TypeOf<typeof ImportLensValuesRequest>, TakeInput>({
      body: ImportLensValuesRequest,
      encode: ({ wearer, orderId, lineIds }) => ({ path: { order_id: orderId }, body: { wearer, items: lineIds } }),
      decode: ({ wearer, items }, request) => E.right({ wearer, orderId: numberIn(request, 'order_id'), lineIds: items }),
    }),
    pass,
    { status: 201 },
  ),
  correctLensValues: route(
    'PUT /api/customers/me/lens-pass/values/{lens_values_id}', 'Correct saved lens values',
    withBody<t.TypeOf<typeof LensValuesRequest>, EntryPath & { readonly values: TypedLensValues }>({
      body: LensValuesRequest,
      encode: ({ id, values }) => ({ path: { lens_values_id: id }, body: typedToWire(values) }),
      decode: (wire, request) => E.right({ id: numberIn(request, 'lens_values_id'), values: typedOf(wire) }),
    }),
    pass,
  ),
  removeLensValues: route(
    'DELETE /api/customers/me/lens-pass/values/{lens_values_id}', 'Delete saved lens values',
    entryRequest('lens_values_id'), pass,
  ),
  renameLensWearer: route(
    'PATCH /api/customers/me/lens-pass/wearers/{wearer_id}', 'Rename a wearer',
    withBody<t.TypeOf<typeof WearerRequest>, EntryPath & { readonly name: string }>({
      body: WearerRequest,
      encode: ({ id, name }) => ({ path: { wearer_id: id }, body: { name } }),
      decode: ({ name }, request) => E.right({ id: numberIn(request, 'wearer_id'), name }),
    }),
    pass,
  ),
  removeLensWearer: route(
    'DELETE /api/customers/me/lens-pass/wearers/{wearer_id}', 'Delete a wearer with all lens values',
    entryRequest('wearer_id'), pass,
  ),
} satisfies Routes<typeof lensPassContract>
