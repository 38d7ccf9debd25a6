import { describe, expect, it } from 'vitest'
import { isPermitted, mayAssignRoles, STAFF_PERMISSIONS, type StaffPermission } from '../../../domain/staff/staff-permission.ts'
import { STAFF_ROLES, type StaffRole } from '../../../domain/staff/staff-role.ts'
import { aStaffPerson, aStaffToken } from '../../support/builders/staff.ts'

const of = (...roles: readonly StaffRole[]): readonly StaffPermission[] =>
  STAFF_PERMISSIONS.filter((right) => isPermitted({ person: aStaffPerson({ roles }) }, right))

describe('the permissions of staff', () => {
  it('follow their roles, all of them together', () => {
    const own = ['own-password:write', 'own-sessions:write', 'own-tokens:write']
    expect(of('orders')).toEqual([
      'orders:read', 'orders:write', 'payments:write', 'products:read', 'customers:read', 'tasks:write', ...own,
    ])
    expect(of('products')).toEqual(['products:read', 'products:write', 'coupons:write', ...own])
    expect(of('content')).toEqual(['reviews:write', ...own])
    expect(of('content', 'products').toSorted()).toEqual([...of('products'), 'reviews:write'].toSorted())
    expect(of('all')).toEqual(STAFF_PERMISSIONS)
  })

  it('include managing staff, reading the audit log and answering for customers only for the owner', () => {
    expect(STAFF_PERMISSIONS.filter((right) => !of('orders', 'products', 'content').includes(right)))
      .toEqual(['customers:write', 'coupons:unlimited', 'staff:write', 'audit-log:read'])
  })

  it('H-K09 can be given to an API token only by staff who have them', () => {
    expect(mayAssignRoles(['products'], ['products'])).toBe(true)
    expect(mayAssignRoles(['products', 'orders'], ['orders'])).toBe(true)
    expect(mayAssignRoles(['all'], STAFF_ROLES)).toBe(true)
    for (const roles of [['all'], ['orders'], ['products', 'orders']] as const) expect(mayAssignRoles(['products'], roles)).toBe(false)
    expect(mayAssignRoles([], ['products'])).toBe(false)
  })

  it('of an API token are those of the token that its owner has too, and never managing passwords, tokens or staff', () => {
    const program = (roles: readonly StaffRole[], tokenRoles: readonly StaffRole[]) =>
      STAFF_PERMISSIONS.filter((right) => isPermitted({ person: aStaffPerson({ roles }), token: aStaffToken(tokenRoles) }, right))
    const products = ['products:read', 'products:write', 'coupons:write']
    expect(program(['all'], ['products'])).toEqual(products)
    expect(program(['products'], ['all'])).toEqual(products)
    expect(program(['products'], ['content'])).toEqual([])
    expect(program(['content'], ['content'])).toEqual(['reviews:write'])
    expect(program(['all'], ['all'])).toEqual(STAFF_PERMISSIONS.filter((right) => !right.startsWith('own-') && right !== 'staff:write'))
  })
})
