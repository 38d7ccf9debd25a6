import { describe, expect, it } from 'vitest'
import { mayDo, STAFF_RIGHTS, type StaffRight } from '../../../domain/staff/staff-right.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { aStaffPerson } from '../../support/builders/staff.ts'

const of = (...roles: readonly StaffRole[]): readonly StaffRight[] =>
  STAFF_RIGHTS.filter((right) => mayDo({ person: aStaffPerson({ roles }) }, right))

describe('what the shop’s people may do', () => {
  it('follows their roles, all of them together', () => {
    expect(of('orders')).toEqual(['look at orders', 'move orders', 'give money back', 'keep own tokens'])
    expect(of('goods')).toEqual(['look at orders', 'keep own tokens'])
    expect(of('content')).toEqual(['keep own tokens'])
    expect(of('content', 'goods')).toEqual(['look at orders', 'keep own tokens'])
    expect(of('all')).toEqual(STAFF_RIGHTS)
  })

  it('is keeping staff only for whoever runs the shop', () => {
    expect(STAFF_RIGHTS.filter((right) => !of('orders', 'goods', 'content').includes(right))).toEqual(['keep staff'])
  })

  it('is for a program what its token says and its person may, and never to keep tokens or staff', () => {
    const program = (roles: readonly StaffRole[], tokenRoles: readonly StaffRole[]) =>
      STAFF_RIGHTS.filter((right) => mayDo({ person: aStaffPerson({ roles }), tokenRoles }, right))
    expect(program(['all'], ['goods'])).toEqual(['look at orders'])
    expect(program(['goods'], ['all'])).toEqual(['look at orders'])
    expect(program(['goods'], ['content'])).toEqual([])
    expect(program(['all'], ['all'])).toEqual(STAFF_RIGHTS.filter((right) => right !== 'keep staff' && right !== 'keep own tokens'))
  })
})
