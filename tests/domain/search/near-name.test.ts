import { expect, it } from 'vitest'
import { nearName } from '../../../domain/search/near-name.ts'

const KNOWN = ['titles', 'supply', 'isActive', 'CH', 'LI']

it('a name that nobody knows is taken for the one that is a slip or two away, however it is cased', () => {
  expect(['title', 'suply', 'is_active', 'isActv', 'ch', 'CHE'].map((name) => nearName(name, KNOWN)))
    .toEqual(['titles', 'supply', 'isActive', 'isActive', 'CH', 'CH'])
})

it('is taken for none where it is like none', () => {
  expect(['colour', 'XX', '', 'constructor'].map((name) => nearName(name, KNOWN))).toEqual([undefined, undefined, undefined, undefined])
})
