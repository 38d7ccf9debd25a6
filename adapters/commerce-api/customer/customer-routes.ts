import type { customerContract } from '../../../application/contract/customer.ts'
import { CustomerRecord } from '../identity/customer.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, noInput } from '../operations/request-forms.ts'
import { ProfileRequest } from './profile.codec.ts'

export const customerRoutes = {
  updateProfile: route(
    'PUT /api/customers/me', 'Replace the signed-in customer’s profile', bodyRequest(ProfileRequest), reply(CustomerRecord),
  ),
  getProfile: route('GET /api/customers/me', 'Retrieve the signed-in customer’s profile', noInput, reply(CustomerRecord)),
} satisfies Routes<typeof customerContract>
