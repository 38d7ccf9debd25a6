import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { malformed } from '../../../adapters/commerce-api/refusal/malformed.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import type { Violation } from '../../../domain/request-refusal.ts'
import { describedBy, samplesOf } from '../../support/api/sample-of.ts'
import { withForgedField } from '../../support/api/with-forged-field.ts'

const BODIES = [...Object.values(OPERATIONS), ...Object.values(STAFF_OPERATIONS)]
  .flatMap(({ name, request: { body } }) => (body === undefined ? [] : [{ name, body, samples: samplesOf(describedBy(body)) }]))

/** Lens values are a separate list: the domain rejects other names in it. */
const FREE = /(^|\.)(options?|(right|left)_eye)\.\w+$/

type List = { readonly path: string; readonly member: unknown; readonly withList: (list: readonly unknown[]) => unknown }

/** Each list of a body, which has one member, and the body with another list in its place. */
const listsIn = (body: unknown): readonly List[] => {
  if (typeof body !== 'object' || body === null) return []
  const own = Array.isArray(body) ? [{ path: '', member: body[0] as unknown, withList: (list: readonly unknown[]) => list }] : []
  const within = Object.entries(body).flatMap(([name, part]) => listsIn(part).map(({ path, member, withList }) => ({
    path: path === '' ? name : `${name}.${path}`, member,
    withList: (list: readonly unknown[]) => (Array.isArray(body) ? [withList(list)] : { ...body, [name]: withList(list) }),
  })))
  return [...own, ...within]
}

const faultsOf = (body: t.Mixed, sent: unknown): readonly Violation[] => {
  const read = body.decode(sent)
  return E.isLeft(read) ? malformed(read.left).violations : []
}

describe('the body of a request', () => {
  it.each(BODIES)('M1 T9 has no unknown field, in any record of it: $name', ({ body, samples }) => {
    const forged = samples.flatMap((sample) => withForgedField(sample, 'forged', 1)).filter(({ path }) => !FREE.test(path))
    const accepted = forged.filter(({ path, body: sent }) =>
      !faultsOf(body, sent).some((one) => one.path === path && one.key === 'validation.unknown_field'))
    expect(forged.length).toBeGreaterThanOrEqual(samples.length)
    expect(accepted.map(({ path }) => path)).toEqual([])
  })

  const lists = BODIES.flatMap(({ name, body, samples }) =>
    samples.flatMap(listsIn).map((list) => ({
      ...list, name,
      refuses: (sent: readonly unknown[]) => faultsOf(body, list.withList(sent)).some(({ path }) => path === list.path),
    })))

  it('has only lists of at most a hundred, and each plain value once', () => {
    expect(lists.length).toBeGreaterThan(15)
    const plain = lists.filter(({ member }) => typeof member !== 'object')
    expect(plain.length).toBeGreaterThan(5)
    expect(lists.filter(({ member, refuses }) => refuses([member])).map(({ name }) => name)).toEqual([])
    const longOf = (member: unknown) => Array.from({ length: 101 }, (_, index) => (typeof member === 'object' ? member : index))
    const long = lists.filter(({ member, refuses }) => !refuses(longOf(member)))
    expect(long.map(({ name, path }) => [name, path])).toEqual([])
    expect(plain.filter(({ member, refuses }) => !refuses([member, member])).map(({ name, path }) => [name, path])).toEqual([])
  })
})
