import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { revalidateAfterRefusal } from '../../../ui/binding/revalidate-after-refusal.ts'

const after = (actionResult: unknown, actionStatus?: number, defaultShouldRevalidate = false): boolean =>
  revalidateAfterRefusal({
    actionResult,
    ...(actionStatus === undefined ? {} : { actionStatus }),
    defaultShouldRevalidate,
  } as ShouldRevalidateFunctionArgs)

it('reloads a page whose form the shop refused, and not for a field error or while the shop is unavailable', () => {
  expect(after({ typed: {}, problems: {}, failure: { id: 'error.total_changed' } }, 422)).toBe(true)
  expect(after({ payFailure: { id: 'error.occurred' } }, 422)).toBe(true)
  expect(after({ typed: {}, problems: { email: { id: 'validation.invalid_email' } } }, 422)).toBe(false)
  expect(after({ typed: {}, problems: {}, failure: { id: 'error.service_unavailable' } }, 503)).toBe(false)
})

it('leaves every other case unchanged', () => {
  for (const usual of [true, false]) {
    expect(after(undefined, undefined, usual)).toBe(usual)
    expect(after(null, 200, usual)).toBe(usual)
  }
})
