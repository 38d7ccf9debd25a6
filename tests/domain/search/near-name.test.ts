import { expect, it } from 'vitest'
import { nearName } from '../../../domain/search/near-name.ts'

const NAMES = ['titles', 'supply', 'isActive', 'CH', 'LI']

it('an unknown name matches one that differs by one or two letters, in any case', () => {
  expect(['title', 'suply', 'is_active', 'isActv', 'ch', 'CHE'].map((name) => nearName(name, NAMES)))
    .toEqual(['titles', 'supply', 'isActive', 'isActive', 'CH', 'CH'])
})

it('matches none if none is similar', () => {
  expect(['colour', 'XX', '', 'constructor'].map((name) => nearName(name, NAMES))).toEqual([undefined, undefined, undefined, undefined])
})
