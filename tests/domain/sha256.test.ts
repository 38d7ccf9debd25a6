import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../domain/sha256.ts'

describe('the SHA-256 of a text', () => {
  it('is the standard one, whatever the text and its length', () => {
    const theirs = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha256(text) === theirs(text)))
    for (let length = 0; length < 200; length += 1) expect(sha256('a'.repeat(length))).toBe(theirs('a'.repeat(length)))
  })
})
