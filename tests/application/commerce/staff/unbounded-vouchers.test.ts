import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { CouponInput } from '../../../../domain/coupon/make-coupon.ts'
import { makeEmail } from '../../../../domain/customer/email.ts'
import type { AuditEntryKind } from '../../../../domain/staff/audit-entry.ts'
import type { StaffCaller } from '../../../../domain/staff/staff-permission.ts'
import { couponCode } from '../../../support/builders/coupon.ts'
import { made } from '../../../support/builders/made.ts'
import { aStaffPerson, staffId } from '../../../support/builders/staff.ts'
import { GUEST, openCommerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { usualCatalogue } from '../../../support/purchase.ts'

const HALF: CouponInput = {
  code: 'HALF', percent: 50, newCustomersOnly: false, notWithPromotionalPrices: false,
}
const SMALL: CouponInput = {
  ...HALF, code: 'SMALL', percent: 5, usageLimit: 50, lastDay: '2026-05-01',
}

/** A member of staff with all roles, and another owner. */
const open = async () => {
  const shop = openCommerce(usualCatalogue())
  const act = (what: AuditEntryKind) => ({ by: 'setup', what, about: 'Nora', at: shop.clock.now() })
  const nora = aStaffPerson({ id: staffId('nora'), email: made(makeEmail('nora@iris.example')) })
  const { staffRepository } = shop.deps
  for (const person of [aStaffPerson(), nora]) {
    const secret = shop.deps.codeSecrets.encrypt('none', person.id)
    await value(staffRepository.add({ person, passwordHash: 'hash', secret }, act('staff.added')))
  }
  const as = (holder: StaffCaller) => shop.backOffice(GUEST, TE.right(holder))
  return { shop, nora, as, demote: () => value(staffRepository.change(nora.id, { roles: ['products'] }, act('staff.roles_changed'))) }
}

describe('vouchers without limits', () => {
  it('H-S20 require the permission at the moment they are added, not the one at the start of the request', async () => {
    const { shop, nora, as, demote } = await open()
    await value(as({ person: nora }).createCoupon({ ...HALF, code: 'BEFORE' }))
    await demote()
    expect(await refusal(as({ person: nora }).createCoupon(HALF))).toEqual({ _tag: 'NotAllowed' })
    expect(await value(shop.storage.coupons.standing(couponCode('HALF')))).toBeUndefined()
    // Nobody counted those either.
    expect(await refusal(as({ person: nora }).createCoupon(SMALL))).toEqual({ _tag: 'NotAllowed' })
    await value(as({ person: { ...nora, roles: ['products'] } }).createCoupon(SMALL))
  })
})
