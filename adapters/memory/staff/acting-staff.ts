import * as E from 'fp-ts/lib/Either.js'
import type { ActingStaff } from '../../../application/commerce/staff/acting-staff.port.ts'
import { isPermitted } from '../../../domain/staff/staff-permission.ts'
import type { ShopState } from '../shop-state.ts'

/** In one process nothing can change between the check and the operation. */
export const openActingStaff = ({ staff, accessTokens }: ShopState): ActingStaff => ({
  doing: (holder, permission, run) => async () => {
    const person = staff.get(holder.person.id)?.person
    const isTokenStored = holder.token === undefined || [...accessTokens.values()].some(({ entry }) => entry.id === holder.token?.id)
    return person !== undefined && !person.isDisabled && isTokenStored && isPermitted({ ...holder, person }, permission)
      ? run()
      : E.left({ _tag: 'NotAllowed' })
  },
})
