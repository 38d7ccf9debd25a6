import type { customerContract } from '../../contract/customer.ts'
import type { UseCases } from '../operation.ts'
import { makeGetProfile } from './get-profile.ts'
import { makeUpdateProfile } from './update-profile.ts'

export const customerOperations = {
  getProfile: makeGetProfile,
  updateProfile: makeUpdateProfile,
} satisfies UseCases<typeof customerContract>
