import { expect, it } from 'vitest'
import { isNotModified } from '../../domain/not-modified.ts'

it.each([
  ['"a"', true], ['W/"a"', true], ['"b", "a"', true], ['"b" ,W/"a"', true], ['*', true], [' * ', true], ['"x,y", "a"', true],
  ['"b"', false], ['a', false], ['', false], ['"b", W/"c"', false], ['"*"', false], [undefined, false],
] as const)('H-K09 recognises an unchanged resource by If-None-Match %s', (header, isThere) => {
  expect([isNotModified(header, '"a"'), isNotModified(header, 'W/"a"')]).toEqual([isThere, isThere])
})
