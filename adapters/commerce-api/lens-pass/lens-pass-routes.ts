import type { lensPassContract } from '../../../application/contract/lens-pass.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, idIn, noInput, pathRequest } from '../operations/request-forms.ts'
import {
  ImportLensValuesRequest, LensPassRecord, LensValuesRequest, NewLensValuesRequest, SuggestionsRecord, WearerRequest,
} from './lens-pass.codec.ts'

const ofValues = { id: idIn('lens_values_id') }
const ofWearer = { id: idIn('wearer_id') }
const pass = reply(LensPassRecord)

export const lensPassRoutes = {
  getLensPass: route(
    'GET /api/customers/me/lens-pass', 'List the lens profiles of the customer and their family, newest first', noInput, pass,
  ),
  getLensValueSuggestions: route(
    'GET /api/customers/me/lens-pass/suggestions', 'List lens values of own orders that are not saved yet',
    noInput, reply(SuggestionsRecord),
  ),
  addLensValues: route(
    'POST /api/customers/me/lens-pass/values', 'Save lens values for a wearer', bodyRequest(NewLensValuesRequest), pass, { status: 201 },
  ),
  importLensValues: route(
    'POST /api/customers/me/orders/{order_id}/lens-values', 'Save the lens values of an order',
    bodyRequest(ImportLensValuesRequest, { orderId: idIn('order_id') }), pass, { status: 201 },
  ),
  correctLensValues: route(
    'PUT /api/customers/me/lens-pass/values/{lens_values_id}', 'Correct saved lens values', bodyRequest(LensValuesRequest, ofValues), pass,
  ),
  removeLensValues: route(
    'DELETE /api/customers/me/lens-pass/values/{lens_values_id}', 'Delete saved lens values', pathRequest(ofValues), pass,
  ),
  renameLensWearer: route(
    'PATCH /api/customers/me/lens-pass/wearers/{wearer_id}', 'Rename a wearer', bodyRequest(WearerRequest, ofWearer), pass,
  ),
  removeLensWearer: route(
    'DELETE /api/customers/me/lens-pass/wearers/{wearer_id}', 'Delete a wearer with all lens values', pathRequest(ofWearer), pass,
  ),
} satisfies Routes<typeof lensPassContract>
