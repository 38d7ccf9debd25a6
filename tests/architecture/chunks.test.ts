import { expect, it } from 'vitest'
import { circleOf } from '../../tools/vite.chunks.ts'

it('finds chunks that import each other, directly or by others', () => {
  const [a, b, c, d] = ['a.js', 'b.js', 'c.js', 'd.js']
  expect(circleOf(new Map([[a, [b, c]], [b, [c]], [c, []]]))).toBeUndefined()
  expect(circleOf(new Map([[a, [b]], [b, [c]], [c, [d]], [d, [b]]]))).toEqual([b, c, d, b])
  expect(circleOf(new Map([[a, [a]]]))).toEqual([a, a])
})
